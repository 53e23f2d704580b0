import { describe, expect, it } from "vitest";
import { themeCookie, themeOf } from "../../app/shell/theme.ts";

const asked = (cookie?: string) =>
  themeOf(new Request("http://localhost/", { headers: cookie === undefined ? {} : { cookie } }));

describe("N-23 the theme", () => {
  it.each([
    ["theme=dark", "dark"],
    ["a=b; theme=light", "light"],
    ["theme=", undefined],
    ["theme=sepia", undefined],
    ["not-theme=dark", undefined],
    [undefined, undefined],
  ])("of a browser with the cookie %j is %j", (cookie, theme) => {
    expect(asked(cookie)).toBe(theme);
  });

  it("is stored for a year, and forgotten for the system's", () => {
    expect(themeCookie("dark", "https://candor.example")).toBe(
      "theme=dark; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly; Secure",
    );
    expect(themeCookie(undefined, "http://localhost:3000")).toBe(
      "theme=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly",
    );
  });
});
