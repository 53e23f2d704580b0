import { describe, expect, it } from "vitest";
import { rememberCampaign, storedCampaign, utmParameters } from "../../app/wire/campaign.ts";
import { fakeStorage, forbiddenStorage } from "./fake-storage.ts";

const landed = (...queries: string[]) => {
  const storage = fakeStorage();
  for (const query of queries) rememberCampaign(new URL(`https://candor.example/?${query}`), storage);
  return storage;
};

describe("the campaign that brought a person", () => {
  it.each([
    ["utm_source=news&utm_campaign=may&utm_medium=mail", { source: "news", campaign: "may", medium: "mail" }],
    ["utm_source=news", { source: "news" }],
    ["utm_source=&utm_medium=mail", { medium: "mail" }],
    [`utm_source=${"a".repeat(101)}`, { source: "a".repeat(100) }],
    ["e=secret&utm_term=x&query=nurse", {}],
  ])("E-31 of %s is %o", (query, campaign) => {
    expect(storedCampaign(landed(query))).toEqual(campaign);
  });

  it("E-31 stays when a later address names none, and changes when it does", () => {
    expect(storedCampaign(landed("utm_source=news", "query=nurse"))).toEqual({ source: "news" });
    expect(storedCampaign(landed("utm_source=news", "utm_medium=mail"))).toEqual({ medium: "mail" });
  });

  it("E-31 keeps the source beside it", () => {
    expect(landed("source=partner").getItem("source")).toBe('"partner"');
    expect(landed("query=nurse").getItem("source")).toBeNull();
  });

  it.each(["{", "null", "7", '"text"', '{"source":5,"term":"x"}'])("is none where %s is kept", (utm) => {
    expect(storedCampaign(fakeStorage({ utm }))).toEqual({});
  });

  it("is none where the browser keeps nothing", () => {
    rememberCampaign(new URL("https://candor.example/?utm_source=news&source=x"), forbiddenStorage);
    expect(storedCampaign(forbiddenStorage)).toEqual({});
  });

  it("C-03 becomes parameters", () => {
    expect(utmParameters({ source: "news", medium: "mail" })).toEqual([
      ["utm_source", "news"],
      ["utm_medium", "mail"],
    ]);
  });
});
