import { describe, expect, it } from "vitest";
import {
  isNoticeName,
  type NoticeName,
  namedNotice,
  namedNotices,
} from "../../app/ui/notices/notice-names.ts";
import { notices } from "../../app/ui/notices/notice-store.ts";
import { withNotice, withoutNotice } from "../../app/ui/notices/notices.tsx";

describe("an address that has its page say something", () => {
  it("keeps its query and its fragment", () => {
    expect(withNotice("/a", "application-saved")).toBe("/a?notice=application-saved");
    expect(withNotice("/a?b=c#d", "application-saved")).toBe("/a?b=c&notice=application-saved#d");
  });

  it.each([null, "", "toString", "<b>"])("says nothing for %j, which is no name", (name) => {
    expect(isNoticeName(name)).toBe(false);
  });

  it.each(Object.keys(namedNotices) as NoticeName[])("says a whole sentence: %s", (name) => {
    expect(namedNotice(name, "ada@example.com").text).not.toContain("{{");
  });

  it.each([
    [["Works"], "You now belong to Works."],
    [["Pier Company", "Works"], "You now belong to Pier Company and Works."],
    [[], "You now belong to the organization."],
  ])("tells a new member of %j what they belong to", (names, text) => {
    const organizations = names.map((name) => ({ name }));
    expect(namedNotice("organization-joined", "", organizations).text).toBe(text);
  });

  it("X-02, X-04 says why a mailed link signed nobody in", () => {
    expect(namedNotice("link-refused", "").text).toBe("An error occurred while logging in: User not found");
  });
});

describe("a form that is sent from a page with a notice", () => {
  const address = "https://candor.example/a?notice=member-invited&b=c";

  it("doesn't take it along, but keeps the rest", async () => {
    const body = new URLSearchParams({ email: "ben@example.com" });
    const sent = withoutNotice(
      new Request(address, { method: "POST", body, headers: { cookie: "theme=dark" } }),
    );
    expect(sent.url).toBe("https://candor.example/a?b=c");
    expect(sent.method).toBe("POST");
    expect(sent.headers.get("cookie")).toBe("theme=dark");
    expect((await sent.formData()).get("email")).toBe("ben@example.com");
  });

  it("changes nothing about a page that is only opened", () => {
    expect(withoutNotice(new Request(address)).url).toBe(address);
  });
});

describe("notices", () => {
  it("are shown until they are dismissed or withdrawn", () => {
    const texts = () => notices.current().map(({ text }) => text);
    const withdraw = notices.show({ text: "one" });
    notices.show({ text: "two" });
    expect(texts()).toEqual(["one", "two"]);
    withdraw();
    expect(texts()).toEqual(["two"]);
    notices.dismiss(notices.current()[0]?.id ?? 0);
    expect(texts()).toEqual([]);
  });

  it("are the browser's: the server has one memory for everybody", () => {
    const withdraw = notices.show({ text: "mine" });
    expect(notices.onServer()).toEqual([]);
    withdraw();
  });
});
