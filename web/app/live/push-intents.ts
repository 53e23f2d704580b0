/** The values of the buttons in the notifications section. */
export const pushIntents = {
  add: "add-browser",
  remove: "remove-browser",
  removeAll: "remove-browsers",
} as const;

const intents: readonly string[] = Object.values(pushIntents);

/** Whether one of the page's forms is about notifications. */
export function isAboutPush(intent: string): boolean {
  return intents.includes(intent);
}
