/** Keeps the screen from going dark, where the device allows it. Answers how to stop that. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let wanted = true;

  async function hold(): Promise<void> {
    if (!wanted || document.visibilityState !== "visible") return;
    try {
      lock = await navigator.wakeLock?.request("screen");
      if (!wanted) void lock?.release();
    } catch {
      // The battery is low, or it is not allowed: then the screen goes dark as it always does.
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
