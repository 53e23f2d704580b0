import { account } from "./en-us-account.ts";
import { administration } from "./en-us-administration.ts";
import { applications } from "./en-us-applications.ts";
import { apply } from "./en-us-apply.ts";
import { communication } from "./en-us-communication.ts";
import { errors } from "./en-us-errors.ts";
import { explain } from "./en-us-explain.ts";
import { forms } from "./en-us-forms.ts";
import { jobs } from "./en-us-jobs.ts";
import { labels } from "./en-us-labels.ts";
import { login } from "./en-us-login.ts";
import { mail } from "./en-us-mail.ts";
import { organization } from "./en-us-organization.ts";
import { pages } from "./en-us-pages.ts";
import { passkeys } from "./en-us-passkeys.ts";
import { people } from "./en-us-people.ts";
import { problems } from "./en-us-problems.ts";
import { quality } from "./en-us-quality.ts";
import { searchPage } from "./en-us-search-page.ts";
import { searches } from "./en-us-searches.ts";

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
  ...login,
  ...searchPage,
  ...searches,
  ...explain,
  ...apply,
  ...applications,
  ...organization,
  ...quality,
  ...account,
  ...passkeys,
  ...administration,
  ...communication,
} as const;

export type MessageKey = keyof typeof enUs;
