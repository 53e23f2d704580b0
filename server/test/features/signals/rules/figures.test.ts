import { describe, expect, it } from "vitest";
import { contactSignals, domainOfOrganization } from "../../../../src/features/signals/rules/contacts.ts";
import { originalOf, tellingPhrases } from "../../../../src/features/signals/rules/copied-words.ts";
import { payFarOutside } from "../../../../src/features/signals/rules/pay.ts";

describe("M-11 a contact", () => {
  const told = (text: string, domain?: string, description = "") =>
    contactSignals({ text, description }, domain).map(({ name, sentence }) => [name, sentence]);

  it.each([
    ["a free mailer", "Write to harbor.jobs@gmail.com.", "harbor.example", "free-mailer"],
    ["a free mailer of a country", "Write to jobs@yahoo.co.uk.", undefined, "free-mailer"],
    ["another domain", "Write to jobs@quarry.example.", "harbor.example", "off-domain"],
    ["a domain that only ends alike", "Write to jobs@notharbor.example.", "harbor.example", "off-domain"],
  ])("at %s is told with its sentence", (_, sentence, domain, name) => {
    expect(told(`You keep lamps. ${sentence}`, domain)).toEqual([[name, sentence]]);
  });

  it.each([
    ["the organization's domain", "Write to jobs@harbor.example.", "harbor.example"],
    ["a domain below it", "Write to jobs@mail.harbor.example.", "harbor.example"],
    ["the domain above its careers site", "Write to jobs@harbor.example.", "careers.harbor.example"],
    ["any domain while the organization's is unknown", "Write to jobs@quarry.example.", undefined],
  ])("at %s is not told", (_, sentence, domain) => {
    expect(told(sentence, domain)).toEqual([]);
  });

  it("is read from a link whose text hides it", () => {
    const link = '<a href="mailto:harbor@gmail.com?subject=x">Write us</a>';
    expect(told("Write us", "harbor.example", link)).toEqual([["free-mailer", "harbor@gmail.com"]]);
  });

  it.each([
    ["harbor.example", "https://other.example", "harbor.example"],
    [null, "https://www.Harbor.example/jobs", "harbor.example"],
    [null, "no address", undefined],
    [null, null, undefined],
  ])("is compared with the proved domain, else the site's: %s, %s", (proved, site, domain) => {
    expect(domainOfOrganization(proved, site)).toBe(domain);
  });
});

describe("M-11 pay", () => {
  const others = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ min: 40_000 + at * 100, max: 60_000 + at * 100 }));

  it.each([
    ["over twice the ninth decile", { min: 130_000, max: 300_000 }, 20, true],
    ["under half of the first decile", { min: 10_000, max: 20_000 }, 20, true],
    ["a range that begins within", { min: 60_000, max: 300_000 }, 20, false],
    ["a range that ends over ten times the ninth decile", { min: 41_600, max: 1_040_000_000 }, 20, true],
    ["a range that ends at ten times the ninth decile", { min: 41_600, max: 617_000 }, 20, false],
    ["a range that begins under a tenth of the first decile", { min: 4_000, max: 60_000 }, 20, true],
    ["a range that begins at a tenth of the first decile", { min: 4_010, max: 60_000 }, 20, false],
    ["twice at most", { min: 123_400, max: 200_000 }, 20, false],
    ["what others pay", { min: 45_000, max: 60_000 }, 20, false],
    ["anything beside nineteen others", { min: 900_000, max: 900_000 }, 19, false],
  ])("%s", (_, own, count, isOutside) => {
    const outside = payFarOutside(own, others(count));
    expect(outside).toEqual(isOutside ? { low: 40_100, high: 61_700, count } : undefined);
  });
});

describe("M-11 words of another posting", () => {
  const text =
    "You keep the lamps of our harbor lit from the first pier to the last one every night of the year. You clean lenses and trim wicks and write down what each of the passing ships was shown during the watch.";
  const own = { text, organizationId: 1, firstSeenAt: 100 };
  const other = { text: `${text} Apply now.`, organizationId: 2, firstSeenAt: 50 };

  it.each([
    ["another organization's, older", own, [other], 50],
    ["the oldest of several", own, [{ ...other, firstSeenAt: 70 }, other], 50],
    ["of a draft, any is older", { text, organizationId: 1 }, [{ ...other, firstSeenAt: 900 }], 900],
    ["a younger one is itself the copy", own, [{ ...other, firstSeenAt: 101 }], undefined],
    ["of the same day, nobody knows who was first", own, [{ ...other, firstSeenAt: 100 }], undefined],
    ["one's own", own, [{ ...other, organizationId: 1 }], undefined],
    ["other words", own, [{ ...other, text: "You weld ships in our yard by day." }], undefined],
  ])("%s", (_, one, others, firstSeenAt) => {
    expect(originalOf(one, others)?.firstSeenAt).toBe(firstSeenAt);
  });

  it("are looked up by the starts of its longest sentences, and not for short texts", () => {
    expect(tellingPhrases("We are hiring. Apply now.")).toEqual([]);
    expect(tellingPhrases(text).map((words) => words.join(" "))).toEqual([
      "you keep the lamps of our harbor lit",
      "you clean lenses and trim wicks and write",
    ]);
  });
});
