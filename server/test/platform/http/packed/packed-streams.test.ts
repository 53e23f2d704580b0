import { randomBytes } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { hour, minute } from "../../../../src/platform/durations.ts";
import { PackedStreams } from "../../../../src/platform/http/packed/packed-streams.ts";
import { Revision } from "../../../../src/platform/revision.ts";
import { TestClock } from "../../../harness/records.ts";

let content: Revision;
let clock: TestClock;
let streams: PackedStreams;
let written: string[];

beforeEach(() => {
  content = new Revision();
  clock = new TestClock();
  streams = new PackedStreams(content, clock, { bytes: 4096, bytesOfOne: 1024 });
  written = [];
});

/** Its words can't be compressed: they take as many bytes as they have. */
function pieces(key: string, bytes = 100) {
  return () => {
    written.push(key);
    async function* text() {
      yield randomBytes(bytes).toString("latin1");
    }
    return { text: text(), varies: () => false };
  };
}

const ask = (key: string, sender = "203.0.113.1") => streams.of(key, sender, pieces(key));

describe("a long text for many callers", () => {
  it("is written once for all who ask at once", async () => {
    const all = await Promise.all(Array.from({ length: 20 }, (_, at) => ask("feed", `203.0.113.${at}`)));
    expect(written).toEqual(["feed"]);
    expect(new Set(all).size).toBe(1);
  });

  it("is written again once the content has changed, or ten minutes have passed", async () => {
    const first = await ask("feed");
    expect(await ask("feed")).toBe(first);
    content.advance();
    const second = await ask("feed");
    expect(second).not.toBe(first);
    clock.advance(10 * minute);
    expect(await ask("feed")).not.toBe(second);
    expect(written).toHaveLength(3);
  });

  it("isn't kept as current if the content changed while it was written", async () => {
    await streams.of("feed", "203.0.113.1", () => {
      const made = pieces("feed")();
      async function* text() {
        content.advance();
        yield* made.text;
      }
      return { ...made, text: text() };
    });
    await ask("feed");
    expect(written).toHaveLength(2);
  });

  it("that fails is written again for the next who asks", async () => {
    const failing = () => ({
      varies: () => false,
      // oxlint-disable-next-line require-yield -- it fails before its first piece
      text: (async function* () {
        throw new Error("The database is gone.");
      })(),
    });
    await expect(streams.of("feed", "203.0.113.1", failing)).rejects.toThrow("The database is gone.");
    expect(await ask("feed")).toBeDefined();
  });

  it("is not held if it is too long, and isn't tried again for an hour", async () => {
    const long = () => streams.of("long", "203.0.113.1", pieces("long", 5000));
    expect(await long()).toBeUndefined();
    content.advance();
    expect(await long()).toBeUndefined();
    expect(written).toHaveLength(1);
    clock.advance(hour);
    expect(await long()).toBeUndefined();
    expect(written).toHaveLength(2);
  });

  it("gives way to others when their bytes are more than may be held", async () => {
    const keys = Array.from({ length: 10 }, (_, at) => `feed ${at}`);
    for (const key of keys) await ask(key);
    await ask("feed 9");
    await ask("feed 0");
    expect(written).toEqual([...keys, "feed 0"]);
  });

  it("waits while two others are written; those of one sender are refused beyond five", async () => {
    const letGo = Promise.withResolvers<void>();
    const slow = (key: string) => () => {
      written.push(key);
      async function* text() {
        await letGo.promise;
        yield key;
      }
      return { text: text(), varies: () => false };
    };
    const asked = Array.from({ length: 8 }, (_, at) =>
      streams.of(`feed ${at}`, "203.0.113.1", slow(`feed ${at}`)).catch((error: unknown) => error),
    );
    expect(await asked[7]).toMatchObject({ code: "unavailable", retryAfter: 10 });
    expect(written).toEqual(["feed 0", "feed 1"]);
    letGo.resolve();
    await Promise.all(asked);
    expect(written).toHaveLength(7);
  });
});
