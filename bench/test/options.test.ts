import { describe, expect, test } from "vitest";
import { inSeconds, oneOf, readOptions, several, UsageError, whole } from "../src/options.ts";

const options = {
  jobs: whole(1000),
  seconds: inSeconds(5, { most: 30 }),
  peers: several([], oneOf(["sqlite", "none"])),
};

describe("options of benchmarks and drills", () => {
  test("have their usual values unless they are given", () => {
    expect(readOptions([], options)).toEqual({ jobs: 1000, seconds: 5, peers: [] });
    expect(readOptions(["--jobs", "20", "--seconds=0.5", "--peers", "none,sqlite"], options)).toEqual({
      jobs: 20,
      seconds: 0.5,
      peers: ["none", "sqlite"],
    });
  });

  test.each([
    [["--jobs", "x"], "--jobs takes a whole number from 1."],
    [["--jobs", "1e3"], "--jobs takes a whole number from 1."],
    [["--jobs", "0"], "--jobs takes a whole number from 1."],
    [["--jobs"], "--jobs takes a whole number from 1."],
    [["--jobs="], "--jobs takes a whole number from 1."],
    [["--seconds", "0"], "--seconds takes seconds, up to 30."],
    [["--seconds", "31"], "--seconds takes seconds, up to 30."],
    [["--peers", "sqlite,oracle"], "--peers takes sqlite or none; several with commas between them."],
    [["--job", "20"], "--job means nothing here: its options are --jobs, --seconds, --peers."],
    [["20"], "20 means nothing here: its options are --jobs, --seconds, --peers."],
  ])("are refused in one sentence: %j", (parameters, sentence) => {
    expect(() => readOptions(parameters, options)).toThrow(new UsageError(sentence));
  });

  test("are refused where there are none", () => {
    expect(() => readOptions(["--jobs", "20"], {})).toThrow("--jobs means nothing here: it has no options.");
  });
});
