import type { JobDocument } from "@candor/contract/jobs/shapes";
import { message } from "@candor/contract/messages/message";
import type { Figure } from "../../../platform/mail/letter.ts";
import { look } from "../../../platform/mail/look.ts";
import { createElement as h } from "../../../platform/react.ts";
import type { News } from "../commands/find-news.ts";
import type { AlertLinks } from "./addresses.ts";
import { reasonWords } from "./reason-words.ts";

/** The postings of a mail: a table for mail programs, and the same lines as text. */
export function postingList({ postings, where }: News, links: AlertLinks): Figure {
  const entries = postings.map(({ job, weight }) => ({
    id: job.id,
    title: message("mail.alertAt", { title: job.title, organization: job.organization.name }),
    facts: factsOf(job),
    why: reasonWords(weight, where),
    href: links.posting(job.id),
  }));
  const rows = entries.map(({ id, title, facts, why, href }, at) =>
    h(
      "tr",
      { key: id },
      h(
        "td",
        { style: { padding: "12px 0", ...(at > 0 && { borderTop: `1px solid ${look.rule}` }) } },
        h("a", { href, style: { color: look.pen, fontWeight: 600 } }, title),
        facts && h("div", null, facts),
        h("div", { style: { color: look.inkSoft, fontSize: "14px" } }, why),
      ),
    ),
  );
  return {
    html: h(
      "table",
      { role: "presentation", width: "100%", cellPadding: 0, cellSpacing: 0, style: frame },
      h("tbody", null, rows),
    ),
    text: entries
      .map(({ title, facts, why, href }) => [title, facts, why, href].filter(Boolean).join("\n"))
      .join("\n\n"),
  };
}

const frame = { borderTop: `1px solid ${look.ink}`, borderBottom: `4px double ${look.ink}` };

/** "Denver, CO · $70,000 - $85,000" */
function factsOf({ address: { city, state }, compensation }: JobDocument): string {
  const place = [city, state].filter((part) => part !== undefined).join(", ");
  return [place, compensation].filter((part) => part !== undefined && part !== "").join(" · ");
}
