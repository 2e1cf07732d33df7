"""python -m mauseloch"""

import sys

from mauseloch.cli import main

sys.exit(main())
