import { errors } from "./en-us-errors.ts";
import { forms } from "./en-us-forms.ts";
import { jobs } from "./en-us-jobs.ts";
import { labels } from "./en-us-labels.ts";
import { mail } from "./en-us-mail.ts";
import { pages } from "./en-us-pages.ts";
import { people } from "./en-us-people.ts";
import { problems } from "./en-us-problems.ts";

/** The catalogue of every text shown to a person, in the default locale. Placeholders are `{{name}}`. */
export const enUs = {
  ...forms,
  ...people,
  ...jobs,
  ...errors,
  ...labels,
  ...problems,
  ...mail,
  ...pages,
} as const;

export type MessageKey = keyof typeof enUs;
