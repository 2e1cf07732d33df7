/** Rolling by shaking the device. */

const HARD = 14; // m/s² on top of gravity: walking never gets there
const TURNS = 3;
const WITHIN_MS = 900;

/** Call this with each movement: true once they amount to a shake. */
export function shaker(): (x: number, at: number) => boolean {
  let turns: number[] = [];
  let way = 0;
  return (x, at) => {
    if (Math.abs(x) < HARD || Math.sign(x) === way) return false;
    way = Math.sign(x);
    turns = [...turns.filter((turn) => at - turn < WITHIN_MS), at];
    if (turns.length < TURNS) return false;
    turns = [];
    way = 0;
    return true;
  };
}

interface Asking {
  requestPermission?: () => Promise<PermissionState>;
}

/** Whether the device senses its movements, or would with its owner's permission. */
export async function feels(): Promise<boolean> {
  if (typeof DeviceMotionEvent === "undefined" || !matchMedia("(pointer: coarse)").matches) return false;
  if ((DeviceMotionEvent as Asking).requestPermission) return true;
  return new Promise((resolve) => {
    const first = (event: DeviceMotionEvent) => resolve(typeof event.acceleration?.x === "number");
    addEventListener("devicemotion", first, { once: true });
    setTimeout(() => {
      removeEventListener("devicemotion", first);
      resolve(false);
    }, 2000);
  });
}

/** Ask for permission, which browsers only allow in response to a tap. */
export async function allowed(): Promise<boolean> {
  const asking = DeviceMotionEvent as Asking;
  return !asking.requestPermission || (await asking.requestPermission().catch(() => "denied")) === "granted";
}

/** Call back on every shake. The function returned stops this. */
export function onShake(then: () => void): () => void {
  const shaken = [shaker(), shaker(), shaker()];
  const felt = ({ acceleration, timeStamp }: DeviceMotionEvent) => {
    const axes = [acceleration?.x, acceleration?.y, acceleration?.z];
    if (axes.map((force, axis) => shaken[axis]?.(force ?? 0, timeStamp)).some(Boolean)) then();
  };
  addEventListener("devicemotion", felt);
  return () => removeEventListener("devicemotion", felt);
}
