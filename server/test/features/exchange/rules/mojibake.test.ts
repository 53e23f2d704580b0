import { describe, expect, it } from "vitest";
import { decodedAgain } from "../../../../src/features/exchange/rules/normalize/mojibake.ts";
import { normalize } from "../../../../src/features/exchange/rules/normalize/normalize.ts";
import { loadPlaces } from "../../../../src/platform/places/places.ts";

const places = loadPlaces();

describe("M-45 a text that was decoded with the wrong encoding is read as it was meant", () => {
  it.each([
    ["Security Engineer â€“ Data Protection", "Security Engineer – Data Protection"],
    ["the cityâ€™s â€œbestâ€\u009d job", "the city’s “best” job"],
    ["MontrÃ©al, niÃ±os, 20Â\u00a0%", "Montréal, niños, 20\u00a0%"],
    ["DISEÃ‘ADOR", "DISEÑADOR"],
    ["â‚¬ 40,000, 3Â½ days, ŁÃ³dÅº", "€ 40,000, 3½ days, Łódź"],
    ["ðŸ˜€ team", "😀 team"],
    ["encoded twice: itÃ¢â‚¬â„¢s", "encoded twice: it’s"],
    ["don\u0092t \u0095 wait", "don’t • wait"],
  ])("%j", (text, meant) => {
    expect(decodedAgain(text)).toBe(meant);
  });

  it.each(["Montréal", "“IRMÃ” e “MAÇÃ”", "PÅ”", "Â", "â ’", "São Paulo – 20 €", "a€b", "Ã(c)", "ÂGÉ"])(
    "%j stays as it is",
    (text) => {
      expect(decodedAgain(text)).toBe(text);
    },
  );

  it("in a posting's title, organization, text and columns", () => {
    const posting = normalize(
      {
        sourceId: "1",
        title: "Engineer â€“ Data",
        organization: "CafÃ© Luz",
        descriptionHtml: "<p>The cityâ€™s data.</p>",
        facts: [["Division", "Artâ€™s"]],
        places: [],
        active: true,
      },
      { source: "test", places, now: 0 },
    );
    expect(posting).toMatchObject({ title: "Engineer – Data", organization: "Café Luz" });
    expect(posting.description).toContain("The city’s data.");
    expect(posting.description).toContain("Art’s");
  });
});
