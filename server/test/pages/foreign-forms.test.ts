import { describe, expect, it } from "vitest";
import { refuseForeignForms } from "../../src/pages/foreign-forms.ts";
import { publicOrigin } from "../../src/platform/http/origin.ts";

const ours = "https://jobs.example.com";
const origin = publicOrigin(ours);

const sending =
  (headers: Readonly<Record<string, string>>, method = "POST", url = "/opt") =>
  () =>
    refuseForeignForms({ method, headers, url }, origin);

describe("a form", () => {
  it.each([
    [{ origin: ours }],
    [{ origin: ours, "sec-fetch-site": "same-origin" }],
    [{ origin: "null", "sec-fetch-site": "same-origin" }],
    [{ "sec-fetch-site": "same-origin" }],
    [{}],
  ])("with %j is taken", (headers) => {
    expect(sending(headers)).not.toThrow();
  });

  it.each([
    [{ origin: "https://evil.example" }],
    [{ origin: "https://evil.example", "sec-fetch-site": "same-origin" }],
    [{ origin: "https://evil.jobs.example.com", "sec-fetch-site": "same-site" }],
    [{ origin: "null" }],
    [{ origin: "null", "sec-fetch-site": "cross-site" }],
    [{ "sec-fetch-site": "cross-site" }],
    [{ "sec-fetch-site": "same-site" }],
    [{ "sec-fetch-site": "none" }],
  ])("with %j is refused", (headers) => {
    expect(sending(headers)).toThrow("origin-refused");
  });

  it.each([
    ["/opt/off/token", true],
    ["/opt/job-alerts/switch/token", true],
    ["/opt/unsubscribe?e=token", true],
    ["/opt", false],
    ["/opt/job-alerts/7", false],
    ["/login?to=/opt/off/token", false],
    ["/opt/off/../../login", false],
    ["/opt/off/%2e%2e/%2E./login", false],
    ["/opt/off/..\\..\\login", false],
  ])("M-31 from another site is taken where a token is all the authority: %s %s", (url, isTaken) => {
    const send = sending({ origin: "https://webmail.example" }, "POST", url);
    if (isTaken) expect(send).not.toThrow();
    else expect(send).toThrow("origin-refused");
  });

  it("is what changes something: a page is read from anywhere", () => {
    expect(sending({ "sec-fetch-site": "cross-site" }, "GET")).not.toThrow();
  });
});
