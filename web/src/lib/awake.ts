/** Keep the screen on, where the device allows it. The function returned stops this. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let wanted = true;

  async function hold(): Promise<void> {
    if (!wanted || document.visibilityState !== "visible") return;
    try {
      lock = await navigator.wakeLock?.request("screen");
      if (!wanted) void lock?.release();
    } catch {
      // The battery is low, or it isn't allowed: the screen turns off as usual.
    }
  }

  void hold();
  document.addEventListener("visibilitychange", hold); // a hidden page loses its lock
  return () => {
    wanted = false;
    document.removeEventListener("visibilitychange", hold);
    void lock?.release();
  };
}
