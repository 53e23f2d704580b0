import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import type { Mail } from "../../../platform/mail/mail.ts";
import { mailWithCode } from "../../session/views/code-mail.ts";

/** S-23. The mail with the code that moves an application; `title` is the posting's. */
export function migrationCodeMail({
  title,
  ...letter
}: {
  readonly to: string;
  readonly from: string;
  readonly code: string;
  readonly title: string;
}): Mail {
  return mailWithCode({
    ...letter,
    subject: message("mail.migrationSubject", { code: letter.code }),
    intro: message("mail.migrationIntro", { title }),
    terms: message("mail.migrationTerms", { minutes: limits.codeMinutes }),
  });
}
