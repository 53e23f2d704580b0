/** What can be broken on purpose for one browser, and for how many seconds; 0 happens once, at once. */
export const drillSeconds = {
  slow: 30,
  networkLoss: 6,
  serverError: 30,
  unavailable: 30,
  socketDrop: 0,
  sessionRefused: 20,
  sessionRefusedSilently: 20,
  unreadableToken: 20,
  unreadProfile: 30,
  emptyProfile: 20,
  noAddress: 90,
  noPosition: 60,
  noMail: 60,
  noWithdrawal: 60,
} as const;

export type DrillName = keyof typeof drillSeconds;

export const drillNames = Object.keys(drillSeconds) as [DrillName, ...DrillName[]];
