import { expect, it } from "vitest";
import { mailboxEntries } from "../../../src/platform/mail/mailbox-page.ts";
import type { StoredMail } from "../../../src/platform/mail/stored-mail.ts";
import { renderToStaticMarkup } from "../../../src/platform/react.ts";

it("the mailbox links the addresses in a mail, and says when it was sent in words", () => {
  const mail = {
    id: 1,
    channel: "email",
    to: "ada@example.com",
    subject: "Hello",
    text: "See it: https://candor.test/about?a=1\n\nDone.",
    headers: {},
    createdAt: Date.parse("2026-11-27T13:30:45.552Z"),
  } as StoredMail;
  const page = renderToStaticMarkup(mailboxEntries([mail], () => false));
  expect(page).toContain('<a href="https://candor.test/about?a=1">https://candor.test/about?a=1</a>');
  expect(page).toContain(">Nov 27, 2026, 1:30:45 PM UTC</time>");
});
