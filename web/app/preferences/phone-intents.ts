/** The values of the buttons in the text messages section. */
export const phoneIntents = {
  ask: "ask-number",
  prove: "prove-number",
  again: "other-number",
  forget: "forget-number",
} as const;

const intents: readonly string[] = Object.values(phoneIntents);

/** Whether one of the page's forms is about the phone. */
export function isAboutPhone(intent: string): boolean {
  return intents.includes(intent);
}
