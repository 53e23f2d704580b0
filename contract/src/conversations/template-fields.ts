/** What a template may name, in double braces: facts about the person, the posting and its Pro. */
export const templateFields = [
  "firstName",
  "lastName",
  "title",
  "organization",
  "place",
  "answerBy",
  "pro",
] as const;
export type TemplateField = (typeof templateFields)[number];
