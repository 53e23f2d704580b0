import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  beforeCheck,
  isDifferentUser,
  phaseOf,
  type Session,
  type SessionEvent,
  step,
  tokenOf,
} from "../../app/session/machine.ts";
import { startOfTime } from "../wire/fake-clock.ts";
import { day, tokens } from "./tokens.ts";

const now = startOfTime;
const refreshed = (...given: Parameters<typeof tokens>): SessionEvent => ({
  kind: "refreshed",
  tokens: tokens(...given),
});

function at(time: number, ...events: readonly SessionEvent[]): Session {
  return events.reduce((session, event) => step(session, event, time).session, beforeCheck);
}

const after = (...events: readonly SessionEvent[]) => at(now, ...events);

const started: SessionEvent = { kind: "page-started", profile: "1" };

const sessions: Readonly<Record<string, Session>> = {
  "a page that starts": after(started),
  "a stranger's page": after({ kind: "page-started" }, { kind: "refresh-refused" }),
  "signed in": after(started, refreshed("1")),
  "signed in, with another's page": after(started, refreshed("2")),
  "signed in, an old token": after(started, refreshed("1", { issued: -2 * day })),
  "signed in, until the token ended now": at(now - day, started, refreshed("1", { expires: 0 })),
  provisional: after({ kind: "page-started" }, refreshed("1", { tmp: true })),
  "signed in, and a link of the same person": after(started, refreshed("1"), refreshed("1", { tmp: true })),
  "signed in, and a link of another": after(started, refreshed("1"), refreshed("2", { tmp: true })),
};

const events: Readonly<Record<string, SessionEvent>> = {
  "page-started": { kind: "page-started", profile: "1" },
  refreshed: refreshed("1"),
  "refreshed, another's": refreshed("2"),
  "refreshed, provisional": refreshed("1", { tmp: true }),
  "refreshed, expired": refreshed("1", { expires: 0 }),
  "refreshed, unreadable": { kind: "refreshed", tokens: { jwt: "kelp", downloadToken: "" } },
  "refresh-refused": { kind: "refresh-refused" },
  "refresh-unanswered": { kind: "refresh-unanswered" },
  "profile-shown, the same": { kind: "profile-shown", profile: "1" },
  "profile-shown, nobody's": { kind: "profile-shown" },
  "unauthorized, no token": { kind: "unauthorized", carried: "none" },
  "unauthorized, main token": { kind: "unauthorized", carried: "main" },
  "unauthorized, provisional token": { kind: "unauthorized", carried: "provisional" },
  "time-passed": { kind: "time-passed" },
  "ended-elsewhere": { kind: "ended-elsewhere" },
  "signed-out": { kind: "signed-out", onOwnPage: false, keepsProvisional: false },
  "signed-out, on an own page": { kind: "signed-out", onOwnPage: true, keepsProvisional: true },
  "told of the same": { kind: "told", subject: "1" },
  "told of another": { kind: "told", subject: "2" },
  "told of nobody": { kind: "told" },
};

it("S-01 to S-15 a session takes each step as it is written", async () => {
  const written = Object.entries(sessions).map(([name, session]) => [name, ...stepsOf(session)].join("\n  "));
  await expect(`${written.join("\n\n")}\n`).toMatchFileSnapshot("./machine-steps.txt");
});

it("S-03 E-02 holds token, download token and whose profile is shown; with all of them somebody is logged in", () => {
  const session = after(started, refreshed("1"));
  expect(session).toMatchObject({ checked: true, profile: "1", main: { ...tokens("1"), subject: "1" } });
  expect(phaseOf(session, now)).toBe("logged-in");
  const without = (part: Partial<Session>) => phaseOf({ ...session, ...part }, now);
  expect(without({ checked: false })).toBe("checking");
  expect(phaseOf(after(started), now)).toBe("checking");
  expect(without({ profile: "2" })).toBe("logged-out");
  expect(phaseOf(session, now + 14 * day - 1)).toBe("logged-in");
  expect(phaseOf(session, now + 14 * day)).toBe("logged-out");
  expect(tokenOf(session, now + 14 * day)).toBeUndefined();
  expect(phaseOf(after({ kind: "page-started" }, refreshed("1", { tmp: true })), now)).toBe("provisional");
});

it("S-11 S-12 signing out leaves nothing behind but a link's session that is being established again", () => {
  const session = sessions["signed in, and a link of another"] as Session;
  const out = (keepsProvisional: boolean) =>
    step(session, { kind: "signed-out", onOwnPage: false, keepsProvisional }, now).session;
  expect(out(false)).toEqual({ checked: true });
  expect(out(true)).toEqual({ checked: true, provisional: session.provisional });
});

it("S-06 K-01 a token is renewed when it is older than 24 hours, and no sooner", () => {
  const session = after(started, refreshed("1"));
  const effects = (age: number) => step(session, { kind: "time-passed" }, now + age).effects;
  expect(effects(day)).toEqual([]);
  expect(effects(day + 1)).toEqual([{ kind: "refresh" }]);
});

/** Each event, the state that it leads to, and what to do. */
function stepsOf(session: Session): string[] {
  return Object.entries(events).map(([name, event]) => {
    const { session: next, effects } = step(session, event, now);
    const flag = isDifferentUser(next) ? "different user" : "";
    const said = effects.map((effect) =>
      effect.kind === "check-page" ? `check-page after ${effect.after}` : effect.kind,
    );
    return [`${name}:`, [phaseOf(next, now), flag, ...said].filter(Boolean).join(", ")].join(" ");
  });
}

const anyEvent = fc.oneof(
  ...Object.values(events).map((event) => fc.constant(event)),
  fc
    .record({ subject: fc.constantFrom("1", "2"), age: fc.integer({ min: 0, max: 15 }) })
    .map(({ subject, age }) => refreshed(subject, { issued: -age * day, expires: (14 - age) * day })),
);

describe("whatever happens, in any order,", () => {
  const holds = (property: (before: Session, event: SessionEvent, at: number) => void) =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(anyEvent, fc.integer({ min: 0, max: 10 * day })), { maxLength: 30 }),
        (happened) => {
          let session = beforeCheck;
          let at = now;
          for (const [event, passed] of happened) {
            at += passed;
            property(session, event, at);
            session = step(session, event, at).session;
          }
        },
      ),
    );

  it("V-42 V-43 only an unexpired token without tmp, and its owner's profile, is a person signed in", () =>
    holds((session, _, at) => {
      if (phaseOf(session, at) !== "logged-in") return;
      expect(session.main).toMatchObject({ provisional: false, subject: session.profile });
      expect(session.main?.expiresAt).toBeGreaterThan(at);
      expect(tokenOf(session, at)).toBe(session.main?.jwt);
    }));

  it("S-07 S-09 S-11 signing out leaves no token and no profile", () =>
    holds((session, event, at) => {
      const { session: next, effects } = step(session, event, at);
      if (session.main === undefined || next.main !== undefined) return;
      expect(next.profile === undefined || event.kind === "profile-shown").toBe(true);
      expect(effects.map(({ kind }) => kind)).toContain("tell-tabs");
    }));

  it("S-08 a request is repeated only with a token that is good, and only where it carried none", () =>
    holds((session, event, at) => {
      for (const effect of step(session, event, at).effects) {
        if (effect.kind !== "repeat") continue;
        expect(event).toEqual({ kind: "unauthorized", carried: "none" });
        expect(effect.jwt).toBe(tokenOf(session, at));
      }
    }));

  it("S-06 a token is renewed when it is older than a day, or couldn't be fetched", () =>
    holds((session, _, at) => {
      const { effects } = step(session, { kind: "time-passed" }, at);
      const { main, profile } = session;
      const old = main ? at - main.issuedAt > day && main.expiresAt > at : profile !== undefined;
      expect(effects.some(({ kind }) => kind === "refresh")).toBe(old);
    }));
});
