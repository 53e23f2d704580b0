import { takeLocaleFrom } from "@candor/contract/messages/locale";
import { defaultLocale } from "@candor/contract/messages/locales";
import { afterEach, describe, expect, it } from "vitest";
import { figureName, kindName } from "../../app/quality/names.ts";
import { benchmarkResults } from "../../app/quality/results.ts";

const { sentences, relevance, latency } = benchmarkResults();
const kinds = Object.keys(latency?.times ?? {});
const figures = [sentences, relevance, latency].flatMap((one) => one?.floors ?? []).map(({ what }) => what);

afterEach(() => takeLocaleFrom(() => defaultLocale));

describe("what a benchmark recorded", () => {
  it("reads as recorded in English", () => {
    expect(kinds.map(kindName)).toEqual(kinds);
    expect(figures.map(figureName)).toEqual(figures);
  });

  it("has a text in Spanish", () => {
    takeLocaleFrom(() => "es-US");
    expect(kinds.length).toBeGreaterThan(20);
    expect(kinds.filter((kind) => kindName(kind) === kind)).toEqual([]);
    // The only names without a translation are those of methods.
    const same = figures.filter((figure) => figureName(figure) === figure);
    expect(same.filter((figure) => !/^title-\S+: (?:MAP|NDCG@5)$/.test(figure))).toEqual([]);
    expect(figureName("broad word, ms (p99)")).toBe("palabra común, ms (p99)");
  });

  it("is shown as recorded if it is new", () => {
    takeLocaleFrom(() => "es-US");
    expect([kindName("newest"), figureName("newest, s")]).toEqual(["newest", "newest, s"]);
  });
});
