import { startOfDay } from "@candor/contract/applications/business-days";
import { type DueLineFacts, dueLine } from "@candor/contract/applications/due-line";
import { message } from "@candor/contract/messages/message";
import type { BlindStage } from "@candor/contract/values";
import { dateText } from "../../../platform/mail/date-text.ts";
import { type Figure, letter, type OptionalLetter } from "../../../platform/mail/letter.ts";
import { look } from "../../../platform/mail/look.ts";
import type { Mail } from "../../../platform/mail/mail.ts";
import { createElement as h } from "../../../platform/react.ts";
import { dueTable } from "./due-line-mail.ts";
import { applicantName } from "./hidden.ts";

interface Applicant {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly blind_until: BlindStage | null;
  readonly title: string;
}

interface DueAnswer extends Applicant {
  readonly created_at: number;
  readonly answer_by: number | null;
}

interface DueDecision extends Applicant {
  readonly due: { readonly since: number; readonly at: number };
}

/** The list behind the link shows all of them. */
const mostLines = 20;

interface Reminder extends OptionalLetter {
  readonly due: readonly DueAnswer[];
  /** M-03: after interviews. */
  readonly decisions: readonly DueDecision[];
  /** The reader's zone; null if unknown. */
  readonly timeZone: string | null;
  readonly now: number;
}

/**
 * Lists who is waiting for an answer or a decision, and until when. On the last day for an answer, its subject and first
 * words say so.
 */
export function reminderMail(options: Reminder): Mail {
  const { due, decisions, publicUrl, now } = options;
  const today = due.filter(({ answer_by }) => startOfDay(answer_by ?? 0) === startOfDay(now)).length;
  const answers = due.map((one) => ({ ...one, from: one.created_at, by: one.answer_by ?? 0 }));
  const decided = decisions.map((one) => ({ ...one, from: one.due.since, by: one.due.at }));
  const parts = [
    { intro: message("mail.reminderIntro"), entries: answers },
    { intro: message("mail.decisionsIntro"), entries: decided },
  ];
  const [first, ...rest] = parts
    .filter(({ entries }) => entries.length > 0)
    .map((part) => partOf(part, options));
  return letter({
    ...options,
    subject:
      today > 0
        ? message("mail.reminderLastDay", { due: subjectOf(today, 0) })
        : subjectOf(due.length, decisions.length),
    paragraphs: [
      ...(today > 0 ? [message("mail.reminderLastDayBody")] : []),
      ...(first ? [first.intro] : []),
    ],
    figure: first && {
      text: [first.text, ...rest.flatMap(({ intro, text }) => [intro, text])].join("\n\n"),
      html: [
        first.html,
        ...rest.map(({ intro, html }) => [h("p", { key: intro, style: introStyle }, intro), html]),
      ],
    },
    link: { text: message("mail.reminderLink"), href: `${publicUrl}/organization/answers` },
  });
}

function subjectOf(answers: number, decisions: number): string {
  if (decisions === 0)
    return message(answers === 1 ? "mail.reminderSubject_one" : "mail.reminderSubject_other", {
      count: answers,
    });
  if (answers === 0)
    return message(decisions === 1 ? "mail.decisionsSubject_one" : "mail.decisionsSubject_other", {
      count: decisions,
    });
  return message("mail.reminderSubjectBoth", {
    answers: message(answers === 1 ? "mail.answers_one" : "mail.answers_other", { count: answers }),
    decisions: message(decisions === 1 ? "mail.decisions_one" : "mail.decisions_other", { count: decisions }),
  });
}

interface Entry extends Applicant {
  /** Where its due line begins. */
  readonly from: number;
  readonly by: number;
}

/** Each applicant with their application's due line. */
function partOf(
  { intro, entries }: { readonly intro: string; readonly entries: readonly Entry[] },
  { timeZone, now }: Pick<Reminder, "timeZone" | "now">,
): Figure & { readonly intro: string } {
  const lines = entries.slice(0, mostLines).map(({ title, from, by, ...applicant }) => ({
    text: message("mail.reminderLine", {
      name: applicantName(applicant),
      title,
      answerBy: dateText(by, timeZone),
    }),
    facts: { sent: from, due: by, now, events: [] } satisfies DueLineFacts,
  }));
  const left = entries.length - mostLines;
  const more = left > 0 ? [message("mail.reminderMore", { count: left })] : [];
  return {
    intro,
    text: [...lines.map(({ text }) => text), ...more].join("\n\n"),
    html: [
      lines.map(({ text, facts }, at) =>
        h(
          "div",
          { key: `${intro}${at}`, style: entryStyle },
          h("p", { style: { margin: 0 } }, text),
          dueTable(dueLine(facts)),
        ),
      ),
      more.map((text) => h("p", { key: `${intro}more`, style: introStyle }, text)),
    ],
  };
}

const entryStyle = { padding: "12px 0", borderTop: `1px solid ${look.rule}` };
const introStyle = { margin: "16px 0" };
