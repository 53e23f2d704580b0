/** The values of the buttons of the section about notifications. */
export const pushIntents = {
  add: "add-browser",
  remove: "remove-browser",
  removeAll: "remove-browsers",
} as const;

const intents: readonly string[] = Object.values(pushIntents);

/** Whether a form of the page is about notifications. */
export function isAboutPush(intent: string): boolean {
  return intents.includes(intent);
}
