import { describe, expect, it } from "vitest";
import { namedProfile } from "../../app/consulting/named-profile.ts";
import { aPage, argsFor } from "../harness/a-page.ts";

/** The profile that a step reads. */
function readBy(profile: object) {
  const page = aPage({ signedIn: true, call: async () => ({ ok: true, answer: profile }) });
  return namedProfile(argsFor(page, "/consulting/enroll/search?specialty=Design"), "Design");
}

describe("R-29 a step after identity", () => {
  it("is for people whose names are known", async () => {
    const ada = { firstName: "Ada", lastName: "Byron" };
    expect(await readBy(ada)).toEqual(ada);
  });

  it.each([[{}], [{ firstName: "Ada" }], [{ lastName: "Byron" }]])(
    "comes after identity for %j",
    async (profile) => {
      const thrown = await readBy(profile).catch((answer: Response) => answer);
      expect((thrown as Response).headers.get("location")).toBe(
        "/consulting/enroll/identity?specialty=Design",
      );
    },
  );
});
