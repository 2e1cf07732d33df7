"""What a player gives away, exactly: any agent on published positions and in whole matches."""

from mauseloch.regret.agents import Agent, AgentError, agent, command
from mauseloch.regret.asked import Asked
from mauseloch.regret.measure import Measured, measure
from mauseloch.regret.positions import Position, published

__all__ = [
    "Agent",
    "AgentError",
    "Asked",
    "Measured",
    "Position",
    "agent",
    "command",
    "measure",
    "published",
]
