import { describe, expect, it } from "vitest";
import { hour, minute } from "../../src/platform/durations.ts";
import { Shares } from "../../src/platform/tasks/shares.ts";
import { TestClock } from "../harness/records.ts";

const [slow, other] = [1, 2];

describe("a party whose servers are slow", () => {
  it("waits, once it has used a minute, four times as long as it works", () => {
    const clock = new TestClock();
    const shares = new Shares(clock);
    shares.count(slow, minute);
    expect(shares.nextAt(slow)).toBe(clock.now());
    shares.count(slow, 10_000);
    expect(shares.nextAt(slow)).toBe(clock.now() + 40_000);
    clock.advance(40_000);
    expect(shares.nextAt(slow)).toBe(clock.now());
  });

  it("holds up no other", () => {
    const clock = new TestClock();
    const shares = new Shares(clock);
    shares.count(slow, hour);
    expect(shares.nextAt(other)).toBe(clock.now());
  });

  it("has all its time again after a quiet while, and no more", () => {
    const clock = new TestClock();
    const shares = new Shares(clock);
    shares.count(slow, hour);
    clock.advance(24 * hour);
    shares.count(slow, minute);
    expect(shares.nextAt(slow)).toBe(clock.now());
    shares.count(slow, 1000);
    expect(shares.nextAt(slow)).toBe(clock.now() + 4000);
  });

  it("pays for work that fails", async () => {
    const clock = new TestClock();
    const shares = new Shares(clock);
    shares.count(slow, minute);
    const failing = shares.use(slow, async () => {
      throw new Error("no answer");
    });
    await expect(failing).rejects.toThrow("no answer");
    expect(shares.nextAt(slow)).toBeGreaterThan(clock.now());
  });
});
