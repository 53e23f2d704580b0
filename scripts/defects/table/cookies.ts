import type { Defect } from "../defect.ts";

const cookiesTest = "server/test/features/session/session-cookies.test.ts";

/** Refresh cookies that follow each other. */
export const cookies: readonly Defect[] = [
  {
    title: "a cookie that was followed ends nothing when it comes again",
    file: "server/src/features/session/commands/session-cookies.ts",
    text: '.where("ended_at", "is", null)',
    becomes: '.where("ended_at", "is not", null)',
    test: [cookiesTest, "that was followed ends the session when it comes again"],
  },
  {
    title: "a cookie that was handed out opens nothing before the one before is done with",
    file: "server/src/features/session/queries.ts",
    text: 'is("session.next_cookie_hash", "=", hash),',
    becomes: "",
    test: [cookiesTest, "is followed by another once it is a day old"],
  },
  {
    title: "two tabs are given different cookies",
    file: "server/src/features/session/commands/session-cookies.ts",
    text: "update(`cookie:${cookie}`)",
    becomes: "update(`cookie:${Math.random()}`)",
    test: [cookiesTest, "goes on where the answer that had the next was lost"],
  },
];
