import type { Defect } from "../defect.ts";

const cookiesTest = "server/test/features/session/session-cookies.test.ts";

/** Refresh cookies that replace each other. */
export const cookies: readonly Defect[] = [
  {
    title: "a cookie that was followed ends nothing when it comes again",
    file: "server/src/features/session/commands/session-cookies.ts",
    text: '.where("session.ended_at", "is", null)',
    becomes: '.where("session.ended_at", "is not", null)',
    test: [
      cookiesTest,
      "that was replaced ends the session when it is shown again: one of the two holders is a thief",
    ],
  },
  {
    title: "a cookie that was handed out opens nothing before the one before is done with",
    file: "server/src/features/session/queries/live.ts",
    text: 'is("session_cookie.followed_at", "is", null),',
    becomes: "",
    test: [cookiesTest, "is replaced at a refresh once it is a day old, for as long as the session lives"],
  },
  {
    title: "two tabs that ask at once sign each other out",
    file: "server/src/features/session/commands/session-cookies.ts",
    text: 'is("issued_at", "<", taken.issued_at - cookieOverlap),',
    becomes: 'is("issued_at", "<=", taken.issued_at + cookieOverlap),',
    test: [
      cookiesTest,
      "stays valid if the answer with the next one was lost, and in two tabs that asked at once",
    ],
  },
  {
    title: "a cookie that was followed long ago is one that nobody knows",
    file: "server/src/features/session/commands/session-cookies.ts",
    text: "values({ hash: before.hash, session_id: sessionId, issued_at: before.since, followed_at: now })",
    becomes:
      "values({ hash: String(now), session_id: sessionId, issued_at: before.since, followed_at: now })",
    test: [
      cookiesTest,
      "that was replaced ends the session when it is shown again: one of the two holders is a thief",
    ],
  },
];
