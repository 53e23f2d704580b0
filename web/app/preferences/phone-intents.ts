/** The values of the buttons of the section about text messages. */
export const phoneIntents = {
  ask: "ask-number",
  prove: "prove-number",
  again: "other-number",
  forget: "forget-number",
} as const;

const intents: readonly string[] = Object.values(phoneIntents);

/** Whether a form of the page is about the phone. */
export function isAboutPhone(intent: string): boolean {
  return intents.includes(intent);
}
