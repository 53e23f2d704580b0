import { message } from "@candor/contract/messages/message";
import type { BlindStage } from "@candor/contract/values";
import { letter, type OptionalLetter } from "../../../platform/mail/letter.ts";
import { look } from "../../../platform/mail/look.ts";
import type { Mail } from "../../../platform/mail/mail.ts";
import { createElement as h } from "../../../platform/react.ts";
import { applicantName } from "./hidden.ts";

interface Entry {
  readonly news: "received" | "edited" | "withdrawn";
  readonly title: string;
  readonly application_id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly blind_until: BlindStage | null;
}

/** The list behind the link shows all of them. */
const mostLines = 30;

/** A day's news about applications, earliest first. */
export function digestMail(entries: readonly Entry[], options: OptionalLetter): Mail {
  const lines = entries
    .slice(0, mostLines)
    .map(({ news, title, application_id: id, ...applicant }) =>
      message(`mail.digest.${news}`, { name: applicantName({ ...applicant, id }), title }),
    );
  const [count, left] = [entries.length, entries.length - lines.length];
  return letter({
    ...options,
    subject: message(count === 1 ? "mail.digestSubject_one" : "mail.digestSubject_other", { count }),
    paragraphs: [
      message("mail.digestIntro"),
      ...(left > 0
        ? [message(left === 1 ? "mail.digestMore_one" : "mail.digestMore_other", { count: left })]
        : []),
    ],
    figure: {
      text: lines.map((line) => `- ${line}`).join("\n"),
      html: h(
        "ul",
        { style: { margin: 0, padding: 0, listStyle: "none" } },
        lines.map((line, at) => h("li", { key: at, style: entryStyle }, line)),
      ),
    },
    link: { text: message("mail.digestLink"), href: `${options.publicUrl}/organization/applications` },
  });
}

const entryStyle = { padding: "8px 0", borderTop: `1px solid ${look.rule}` };
