import { countryNames } from "@candor/contract/profiles/countries";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countryGroups } from "../../../src/platform/places/areas/country-groups.ts";
import { metros } from "../../../src/platform/places/areas/metros.ts";
import { loadPlaces } from "../../../src/platform/places/places.ts";
import { readPostalCodes } from "../../../src/platform/places/postal-codes.ts";

const places = loadPlaces();

function shown(text: string): string | undefined {
  const place = places.find(text);
  return place && [place.kind, place.city, place.state, place.country].filter(Boolean).join(" ");
}

describe("Q-09 areas", () => {
  const labels = metros
    .trim()
    .split("\n")
    .map((line) => line.split("|")[0]!.trim());

  it.each(labels)("%s has the outline of its counties", (label) => {
    const area = places.findArea(label);
    expect(area).toMatchObject({ kind: "area", country: "US" });
    expect(area?.boxes?.length).toBeGreaterThan(0);
  });
});

describe("Q-09 a group of countries", () => {
  it.each([
    ["EU", "European Union", ["DE", "FR"], ["GB", "CH"]],
    ["eea", "European Economic Area", ["DE", "NO"], ["GB"]],
    ["Europe", "Europe", ["DE", "GB", "UA"], ["US", "TR"]],
    ["the Nordics", "The Nordics", ["SE", "IS"], ["DE"]],
    ["EMEA", "Europe, Middle East, Africa", ["DE", "AE", "ZA"], ["US", "IN"]],
    ["latam", "Latin America", ["BR", "MX"], ["US", "ES"]],
  ])("%s is %s", (text, label, inside, outside) => {
    const group = places.findArea(text)!;
    expect(places.label(group)).toBe(label);
    expect(group.countries).toEqual(expect.arrayContaining(inside));
    expect(group.countries).not.toEqual(expect.arrayContaining(outside));
    expect(group.population).toBeGreaterThan(1_000_000);
  });

  it.each(countryGroups)("$label has countries that exist, each once", ({ countries }) => {
    expect(countries.filter((code) => !countryNames("en").has(code))).toEqual([]);
    expect(new Set(countries).size).toBe(countries.length);
  });
});

describe("Q-09 a side of a state", () => {
  it.each([
    ["western pa", ["Pittsburgh, PA", "Erie, PA"], ["Philadelphia, PA", "Scranton, PA"]],
    ["northern michigan", ["Traverse City, MI", "Marquette, MI"], ["Detroit, MI"]],
    ["southeast michigan", ["Detroit, MI", "Ann Arbor, MI"], ["Grand Rapids, MI"]],
    ["eastern oregon", ["Pendleton, OR"], ["Portland, OR", "Eugene, OR"]],
    ["central illinois", ["Springfield, IL", "Peoria, IL"], ["Chicago, IL", "Rockford, IL"]],
    ["central pennsylvania", ["State College, PA"], ["Pittsburgh, PA", "Philadelphia, PA"]],
    ["north georgia", ["Atlanta, GA"], ["Savannah, GA"]],
  ])("%s has some of its cities, and not others", (text, inside, outside) => {
    const { boxes = [] } = places.findArea(text)!;
    const isIn = (name: string) => {
      const { latitude = 0, longitude = 0 } = places.find(name)!;
      return boxes.some(
        ({ south, north, west, east }) =>
          latitude >= south && latitude <= north && longitude >= west && longitude <= east,
      );
    };
    expect(inside.filter((name) => !isIn(name))).toEqual([]);
    expect(outside.filter(isIn)).toEqual([]);
  });

  it.each(["west virginia", "north dakota", "south la", "north", "central or"])("%s is none", (text) =>
    expect(places.findArea(text)).toBeUndefined(),
  );
});

describe("a place's text", () => {
  it.each([
    ["New York, NY", "city New York NY US"],
    ["new york", "city New York NY US"],
    ["NYC", "city New York NY US"],
    ["New York City, New York", "city New York NY US"],
    ["New York, USA", "city New York NY US"],
    ["Georgia, USA", "state GA US"],
    ["Wales, UK", "state WLS GB"],
    ["Brooklyn, New York", "city Brooklyn NY US"],
    ["Austin", "city Austin TX US"],
    ["austin, tx", "city Austin TX US"],
    ["Austin TX", "city Austin TX US"],
    ["Austin, Texas, United States", "city Austin TX US"],
    ["350 5th Ave, New York, NY 10118, USA", "postal New York NY US"],
    ["10001", "postal New York NY US"],
    ["10001-1234", "postal New York NY US"],
    ["M5V 2T6", "postal ON CA"],
    ["00901", "postal San Juan PR"],
    ["Saint Louis, Missouri", "city St. Louis MO US"],
    ["Ft. Worth, TX", "city Fort Worth TX US"],
    ["Washington", "state WA US"],
    ["Washington, DC", "city Washington DC US"],
    ["Washington, D.C.", "city Washington DC US"],
    ["Georgia", "state GA US"],
    ["California", "state CA US"],
    ["CA", "state CA US"],
    ["LA", "city Los Angeles CA US"],
    ["Hollywood, LA", "city Hollywood CA US"],
    ["New Orleans, LA", "city New Orleans LA US"],
    ["Berlin, DE", "city Berlin DE"],
    ["Dover, DE", "city Dover DE US"],
    ["London", "city London ENG GB"],
    ["London, UK", "city London ENG GB"],
    ["London, Ontario", "city London ON CA"],
    ["Edinburgh, Scotland", "city Edinburgh SCT GB"],
    ["Cambridge", "city Cambridge MA US"],
    ["Cambridge, UK", "city Cambridge ENG GB"],
    ["Vancouver", "city Vancouver BC CA"],
    ["Santa Fe", "city Santa Fe NM US"],
    ["Birmingham", "city Birmingham AL US"],
    ["Naples", "city Naples FL US"],
    ["San Juan", "city San Juan PR"],
    ["Dublin", "city Dublin IE"],
    ["austin tx", "city Austin TX US"],
    ["portland or", "city Portland OR US"],
    ["london on", "city London ON CA"],
    ["Kanata, Ottawa, ON, Canada", "city Kanata ON CA"],
    ["Montreal, QC, Canada", "city Montréal QC CA"],
    ["zurich", "city Zürich CH"],
    ["Munich, Bavaria", "city Munich DE"],
    ["Bangalore", "city Bengaluru IN"],
    ["Perth, WA", "city Perth WA AU"],
    ["Germany", "country DE"],
    ["the netherlands", "country NL"],
    ["U.S.", "country US"],
    ["Bosnia and Herzegovina", "country BA"],
    ["Greater Boston Area", "city Boston MA US"],
    ["Bala Cynwyd (Philadelphia Area), Pennsylvania", "city Bala-Cynwyd PA US"],
    ["Nowhere Junction, MD", "state MD US"],
  ])("%s names %s", (text, place) => {
    expect(shown(text)).toBe(place);
  });

  it.each([
    "",
    " ",
    ",",
    "in",
    "or",
    "la",
    "Multiple Locations",
    "Remote",
    "99999",
    "Main Street",
    "a, b",
    "x".repeat(5_000),
  ])("%j names none", (text) => {
    expect(places.find(text)).toBeUndefined();
  });

  it("never fails and always answers with a country", () => {
    const piece = fc.constantFrom(
      "New York",
      ", ",
      "TX",
      " ",
      "10001",
      "UK",
      "(",
      ")",
      "Saint",
      "LA",
      "é",
      "😀",
      "-",
      "Area",
      "Greater",
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece).map((pieces) => pieces.join("")),
        ),
        (text) => {
          const place = places.find(text);
          expect(place === undefined || /^[A-Z]{2}$/.test(place.country)).toBe(true);
        },
      ),
    );
  });
});

describe("namesakes", () => {
  it("of New York are the city and then the state", () => {
    expect(places.findAll("new york").map(({ kind, state }) => [kind, state])).toEqual([
      ["city", "NY"],
      ["state", "NY"],
    ]);
  });

  it("of Springfield in the United States come by population", () => {
    const american = places.findAll("Springfield").filter((place) => place.country === "US");
    const populations = american.map((place) => place.population);
    expect(populations.length).toBeGreaterThan(10);
    expect(populations).toEqual(populations.toSorted((a, b) => b - a));
  });

  it.each(["Austin, TX", "near Austin", "austin texas", "manager"])(
    "do not include %s, which is not a name",
    (text) => {
      expect(places.findAll(text)).toEqual([]);
    },
  );
});

describe("places that addresses don't name", () => {
  it.each([
    ["San Antonio", undefined],
    ["san diego", undefined],
    ["Capitol Hill", "Capitol Hill, WA"],
    ["ORD", "Chicago, IL"],
    ["bay area", "San Francisco Bay Area"],
  ])("%s is %s: a village counts only if no city is called so", (text, label) => {
    const found = places.findArea(text);
    expect(found && places.label(found)).toBe(label);
  });
});

describe("suggestions", () => {
  const labels = (prefix: string, size = 3) => places.suggest(prefix, size).map((place) => place.label);

  it("come by importance", () => {
    expect(labels("aus")).toEqual(["Australia", "Austin, TX", "Austria"]);
    expect(labels("san f", 1)).toEqual(["San Francisco, CA"]);
    expect(labels("tor", 1)).toEqual(["Toronto, ON, Canada"]);
  });

  it("continue past the comma and know short forms", () => {
    expect(labels("austin, t")).toEqual(["Austin, TX"]);
    expect(labels("nyc")).toEqual(["New York, NY"]);
  });

  it("are as many as requested, without repeats, and none for an empty text", () => {
    expect(new Set(labels("s", 20)).size).toBe(20);
    expect(labels(" ,")).toEqual([]);
  });

  it("are read back as the same place", () => {
    const prefixes = ["a", "be", "new", "san", "lon", "w", "par", "st"];
    for (const place of prefixes.flatMap((prefix) => places.suggest(prefix, 20))) {
      expect([place.label, places.find(place.label)]).toEqual([
        place.label,
        expect.objectContaining({ country: place.country, kind: place.kind }),
      ]);
    }
  });
});

it("labels leave out unknown parts", () => {
  expect(places.label({})).toBe("");
  expect(places.label({ city: "Austin" })).toBe("Austin");
  expect(places.label({ country: "DE" })).toBe("Germany");
});

it("every postal code of the package is read except those of the armed forces", () => {
  expect(readPostalCodes().size).toBe(43_517);
});
