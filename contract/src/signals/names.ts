/** The closed list of what seekers are told about a posting. There is no score. */
export const signalNames = [
  "free-mailer",
  "off-domain",
  "chat-app",
  "fee",
  "pay-far-outside",
  "copied-words",
] as const;

export type SignalName = (typeof signalNames)[number];
