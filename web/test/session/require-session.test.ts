import { describe, expect, it } from "vitest";
import { passSignedIn } from "../../app/session/pass-signed-in.ts";
import { requireSession } from "../../app/session/require-session.ts";
import { aPage, argsFor } from "../harness/a-page.ts";

function context(visitor: { signedIn: boolean; knownEmail?: string }) {
  return argsFor(aPage(visitor), "/").context;
}

/** Where a visitor is redirected; undefined if they may stay. */
function sentTo(enter: () => void): string | null | undefined {
  try {
    enter();
    return undefined;
  } catch (thrown) {
    const answer = thrown as Response;
    expect(answer.status).toBe(303);
    return answer.headers.get("location");
  }
}

const asked = new URL("http://candor.test/settings/applications?status=offer&from=mail");

describe("a page that is somebody's", () => {
  it("N-06 sends visitors who are signed out to sign in, and from there back to its full address", () => {
    expect(sentTo(() => requireSession(asked, context({ signedIn: false })))).toBe(
      "/login?redirect=%2Fsettings%2Fapplications%3Fstatus%3Doffer%26from%3Dmail",
    );
  });

  it("N-07, S-05 hands on the address of mail of a session that has ended, and says that it has", () => {
    const visitor = context({ signedIn: false, knownEmail: "ada@example.com" });
    expect(sentTo(() => requireSession(asked, visitor))).toMatch(
      /&email=ada%40example\.com&notice=session-expired$/,
    );
  });

  it("X-02 says where they sign in that their link was dead, and not once more after that", () => {
    const byDeadLink = new URL("http://candor.test/settings/applications?status=offer&notice=link-refused");
    const login = "/login?redirect=%2Fsettings%2Fapplications%3Fstatus%3Doffer";
    const stranger = context({ signedIn: false });
    expect(sentTo(() => requireSession(byDeadLink, stranger))).toBe(`${login}&notice=link-refused`);
    const known = context({ signedIn: false, knownEmail: "ada@example.com" });
    expect(sentTo(() => requireSession(byDeadLink, known))).toBe(
      `${login}&email=ada%40example.com&notice=link-refused`,
    );
  });

  it("is open to visitors who are signed in", () => {
    expect(sentTo(() => requireSession(asked, context({ signedIn: true })))).toBeUndefined();
  });
});

describe("a sign-in page", () => {
  const login = new Request("http://candor.test/login?redirect=%2Fsearch%3Fquery%3Dnurse");

  it("sends people who are signed in to where it leads", () => {
    const visitor = context({ signedIn: true });
    expect(sentTo(() => passSignedIn({ request: login, context: visitor }))).toBe("/search?query=nurse");
  });

  it("is open to visitors who are signed out", () => {
    const visitor = context({ signedIn: false });
    expect(sentTo(() => passSignedIn({ request: login, context: visitor }))).toBeUndefined();
  });
});
