import type { ApplicationDetails } from "@candor/contract/applications/shapes";
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import { BothClocks } from "../../app/applications/both-clocks.tsx";
import { Invitation } from "../../app/applications/meetings/invitation.tsx";
import { PickTime } from "../../app/applications/meetings/pick-time.tsx";
import { meetingTyped, typedMeetingOf } from "../../app/organizations/meetings/typed-meeting.ts";

const chicago = "America/Chicago";
const shown = (element: ReturnType<typeof h>) =>
  renderToStaticMarkup(h(createRoutesStub([{ path: "/", Component: () => element }])));

describe("M-43 a moment on both clocks", () => {
  const own = { timeZone: "Europe/Berlin", label: "Your time" };

  it("is shown side by side in both zones, and once if they show the same", () => {
    const other = { timeZone: chicago, label: "Pier's time" };
    const both = shown(h(BothClocks, { at: "2026-10-26T15:00:00.000Z", own, other }));
    expect(both).toContain("Oct 26, 2026, 4:00 PM UTC+1 (Europe/Berlin)");
    expect(both).toContain("Oct 26, 2026, 10:00 AM CDT (America/Chicago)");
    const plain = { timeZone: "Etc/GMT+5", label: "Your time" };
    const once = shown(h(BothClocks, { at: "2026-10-26T15:00:00.000Z", own: plain }));
    expect(once).toContain("Oct 26, 2026, 10:00 AM UTC−5</time>");
    const same = { ...other, timeZone: "Europe/Berlin" };
    expect(shown(h(BothClocks, { at: "2026-10-26T15:00:00.000Z", own, other: same }))).not.toContain("Pier");
  });
});

describe("M-43 the times of an invitation", () => {
  const times = [
    { at: "2098-12-02T15:00:00.000Z", taken: true },
    { at: "2098-12-03T15:00:00.000Z", clashes: true },
  ];
  const props = {
    invitation: { times, offer: { timeZone: chicago, minutes: 30 } },
    organization: "Pier",
    replyKey: "key",
    isAgreed: false,
    zone: "UTC",
    error: undefined,
  };

  it("say which are taken and which clash, and a taken one can't be picked", () => {
    const page = shown(h(PickTime, props));
    expect(page).toMatch(/value="2098-12-02T15:00:00.000Z"[^>]*disabled|disabled[^>]*value="2098-12-02/);
    expect(page).not.toMatch(/value="2098-12-03T15:00:00.000Z"[^>]*disabled/);
    expect(page).toContain("Taken");
    expect(page).toContain("You have another interview then");
  });

  it("say so when all have passed, and show the others once one is agreed on", () => {
    expect(shown(h(PickTime, { ...props, invitation: { times: [] } }))).toContain("have passed");
    const meeting = { at: "2098-12-02T15:00:00.000Z", timeZone: chicago, minutes: 30 };
    const agreed = shown(
      h(PickTime, { ...props, isAgreed: true, invitation: { ...props.invitation, meeting } }),
    );
    expect(agreed).toContain("Pick another of the times");
    expect(agreed).not.toContain('value="2098-12-02T15:00:00.000Z"');
  });
});

describe("M-43 an invitation without a time", () => {
  const box = (invitation: object) => {
    const job = { organization: { name: "Pier" } };
    const application = { invitation, job, timeline: [] as unknown } as ApplicationDetails;
    return shown(h(Invitation, { application, replyKey: "key", refusal: undefined, zones: ["UTC"] }));
  };

  it("asks for a first time, and for another one once one is proposed", () => {
    expect(box({})).toContain("<p>No time is set yet. You can propose one.</p>");
    expect(box({})).toContain("<summary>Propose a time</summary>");
    const proposed = box({ reply: "another-time", proposed: "2098-12-01T10:00:00.000Z" });
    expect(proposed).toContain("You proposed Dec 1, 2098");
    expect(proposed).toContain("<summary>Propose another time</summary>");
    expect(proposed).not.toContain("No time is set yet");
    expect(box({ reply: "another-time" })).toContain("You proposed a time. Pier has been told.");
  });
});

describe("M-43 the fields of a meeting", () => {
  const typed = {
    meetingAt: "2026-03-09T10:00",
    more: ["", "2026-11-02T10:00"],
    meetingZone: chicago,
    meetingMinutes: "45",
    meetingPlace: " Pier 4 ",
  };

  it("become times on both sides of a change of clocks, and fields again", () => {
    const { meeting } = meetingTyped(typed);
    expect(meeting).toEqual({
      at: "2026-03-09T15:00:00.000Z",
      others: ["2026-11-02T16:00:00.000Z"],
      timeZone: chicago,
      minutes: 45,
      place: "Pier 4",
    });
    expect(typedMeetingOf(meeting)).toMatchObject({
      meetingAt: "2026-03-09T10:00",
      more: ["2026-11-02T10:00"],
    });
  });

  it("name the field whose time clocks skip, and know no zone that there is not", () => {
    expect(meetingTyped({ ...typed, more: ["2026-03-08T02:30"] })).toEqual({ wrong: "meetingAt2" });
    expect(meetingTyped({ ...typed, meetingZone: "Mars/Base" })).toEqual({ wrong: "meetingAt" });
    expect(meetingTyped({ ...typed, meetingAt: "", more: [] })).toEqual({});
  });
});
