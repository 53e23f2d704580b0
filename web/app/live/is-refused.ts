/** Whether this browser asks not to be tracked (Do Not Track, Global Privacy Control): then nothing is measured. */
export function isRefused(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === "1" || globalPrivacyControl === true;
}
