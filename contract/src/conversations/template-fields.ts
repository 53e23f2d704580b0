/** What a template may say of the person, the posting and its Pro, in double braces. */
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
