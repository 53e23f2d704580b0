import { expect, it } from "vitest";
import { faultsOf } from "../../app/forms/field-checks.ts";
import { noticeTyped, timeChecks, typedNoticeIn, typedNoticeOf } from "../../app/site-notice/typed-notice.ts";

const form = {
  text: "Read-only on\n Sunday. ",
  kind: "warning",
  link: " /news ",
  from: "2026-11-29T02:00",
  until: "2026-11-29T04:00",
  reason: "The database moves.",
  zone: "America/Chicago",
};
const typed = (fields: Readonly<Record<string, string>>) => (name: string) => fields[name] ?? "";

it("a typed notice is one line, with moments by the administrator's clocks", () => {
  expect(noticeTyped(typedNoticeIn(typed(form)))).toEqual({
    text: "Read-only on Sunday.",
    kind: "warning",
    link: "/news",
    from: "2026-11-29T08:00:00.000Z",
    until: "2026-11-29T10:00:00.000Z",
  });
  const bare = typedNoticeIn(typed({ text: "Hello.", kind: "information", zone: "UTC" }));
  expect(noticeTyped(bare)).toEqual({ text: "Hello.", kind: "information" });
});

it("a published notice fills the form that it came from", () => {
  const { from, until, zone } = form;
  const notice = noticeTyped(typedNoticeIn(typed(form)));
  expect(typedNoticeOf(notice, zone)).toMatchObject({ text: "Read-only on Sunday.", from, until, zone });
});

it("a time that no clock of the zone shows is refused at its field", () => {
  const skipped = typed({ ...form, from: "2027-03-14T02:30", until: "soon" });
  expect(Object.keys(faultsOf(timeChecks, skipped)?.errors ?? {})).toEqual(["from", "until"]);
  expect(faultsOf(timeChecks, typed(form))).toBeUndefined();
});
