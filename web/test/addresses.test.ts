import { jobSlug } from "@candor/contract/jobs/slug";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addresses } from "../app/addresses.ts";

describe("addresses", () => {
  it("are spelled in one place", () => {
    expect({
      home: addresses.home,
      search: addresses.search(),
      searchFor: addresses.search(new URLSearchParams({ query: "c++ & go", location: "Austin, TX" })),
      details: addresses.details({ id: "17", title: "Café Manager (m/f/d)" }),
    }).toEqual({
      home: "/",
      search: "/search",
      searchFor: "/search?query=c%2B%2B+%26+go&location=Austin%2C+TX",
      details: "/details/cafe-manager-m-f-d/17",
    });
  });

  it("have a slug of plain words, whatever the title", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (title) =>
        /^[a-z0-9]+(-[a-z0-9]+)*$/.test(jobSlug(title)),
      ),
    );
    expect(jobSlug("日本")).toBe("job");
    expect(jobSlug(`${"a".repeat(79)} b`)).toBe("a".repeat(79));
  });
});
