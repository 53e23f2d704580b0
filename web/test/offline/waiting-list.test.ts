import { type MessageKey, message } from "@candor/contract/messages/message";
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { WaitingList } from "../../app/offline/waiting-list.tsx";
import type { KeptWaiting } from "../../app/wire/kept-waiting.ts";

const email = "ada@example.com";

/** What its owner reads about one in this state. */
function shown(one: Partial<KeptWaiting> & Pick<KeptWaiting, "state">): string {
  const waiting: KeptWaiting = {
    jobId: "3",
    title: "Diver",
    organization: "Harbor Trust",
    questions: [],
    applying: "/apply/diver/3",
    key: "k",
    account: "1",
    fields: { email },
    filledInAt: Date.UTC(2026, 10, 20),
    ...one,
  };
  return renderToStaticMarkup(h(WaitingList, { waiting: [waiting], forget: () => undefined }));
}

const text = (key: MessageKey, values = {}) => message(key, values).replaceAll("'", "&#x27;");

it.each([
  ["it is not finished", { state: "started" }, "waiting.started", "/offline?apply=%2Fapply%2Fdiver%2F3"],
  ["there is no line", { state: "waiting" }, "waiting.waiting", "/offline?apply=%2Fapply%2Fdiver%2F3"],
  ["its owner signed out", { state: "signed-out" }, "waiting.signedOut", "/login?redirect=%2Foffline"],
  ["another signed in", { state: "other-account" }, "waiting.otherAccount", "/login?redirect=%2Foffline"],
  ["a guest is not known yet", { state: "unproved" }, "waiting.unproved", "/apply/diver/3/contact"],
  ["the posting closed", { state: "closed" }, "waiting.closed", undefined],
  ["it is sent", { state: "sent", id: "9" }, "waiting.sent", "/settings/application/9"],
] as const)("M-37 says where %s, and links there", (_where, one, key, href) => {
  const html = shown(one);
  expect(html).toContain(text(key, { email }));
  if (href) expect(html).toContain(`<a href="${href}">`);
  else expect(html).not.toContain("<a ");
});

it("M-37 says what is missing, what was refused, and until when the browser keeps it", () => {
  const incomplete = shown({ state: "incomplete", texts: ["A pitch is required."] });
  expect(incomplete).toContain(text("waiting.incomplete", { detail: "A pitch is required" }));
  expect(incomplete).toContain('<a href="/apply/diver/3/finish">');
  const refused = shown({ state: "refused", texts: ["This posting is paused."] });
  expect(refused).toContain(text("waiting.refused", { detail: "This posting is paused" }));
  expect(refused).toMatch(/Kept in this browser until Nov 2\d, 2026/);
  expect(shown({ state: "sent", id: "9" })).not.toContain("Kept in this browser until");
});

it("M-37 a guest reads which address has to be proved first", () => {
  const { account: _account, ...guest } = { account: "1", state: "waiting" as const };
  expect(shown({ ...guest, account: undefined as never })).toContain(
    text("waiting.waitingAsGuest", { email }),
  );
});
