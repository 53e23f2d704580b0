import type { Defect } from "../defect.ts";

const inFlight = "server/src/platform/http/bytes-in-flight.ts";
const turns = "server/src/platform/documents/turns.ts";
const flightTest = "server/test/platform/http/bytes-in-flight.test.ts";
const turnsTest = "server/test/platform/documents/turns.test.ts";

/** Uploads share memory, and documents take turns. */
export const uploadsShared: readonly Defect[] = [
  {
    title: "the forms of pages are not counted with uploads",
    file: "server/src/pages/resume-forms.ts",
    text: "inFlight.watch(app);",
    becomes: "",
    test: [flightTest, "one sender holds so many and no more, by either door"],
  },
  {
    title: "one sender holds all that uploads may",
    file: inFlight,
    text: "this.#all > all || (this.#held.get(upload.sender) ?? 0) > ofOneSender",
    becomes: "this.#all > all",
    test: [flightTest, "one sender holds so many and no more, by either door"],
  },
  {
    title: "the newest upload makes room for slow ones",
    file: inFlight,
    text: "return bytes * (performance.now() - since);",
    becomes: "return bytes / (performance.now() - since);",
    test: [flightTest, "whoever held the most for the longest makes room"],
  },
  {
    title: "uploads are refused only after they have come",
    file: inFlight,
    text: "if (sum(arrived) + declared > this.#limits.all) return busy();",
    becomes: "",
    test: [flightTest, "others are refused before their bodies come"],
  },
  {
    title: "whoever hangs up goes on holding",
    file: inFlight,
    text: "    this.#uploads.delete(request);\n    this.#hold(upload, 0);",
    becomes: "    this.#uploads.delete(request);",
    test: [flightTest, "whoever hangs up gives back what they held"],
  },
  {
    title: "what is worked on for nobody is not counted",
    file: inFlight,
    text: "if (!upload.isAnswered || !upload.isClosed) return;",
    becomes: "if (!upload.isClosed) return;",
    test: [flightTest, "what has arrived is counted although its sender hung up"],
  },
  {
    title: "a sender has all turns before another has one",
    file: turns,
    text: "    this.#queues.delete(sender);\n    if (queue.waiting.length > 0)",
    becomes:
      "    if (queue.waiting.length === 0) this.#queues.delete(sender);\n    if (queue.waiting.length > 0)",
    test: [turnsTest, "go round the senders"],
  },
  {
    title: "whoever comes behind a crowd waits for all of it",
    file: turns,
    text: "(newest ?? queues[0])",
    becomes: "queues[0]",
    test: [turnsTest, "go round the senders"],
  },
  {
    title: "one sender takes every place in the queue",
    file: turns,
    text: "length >= this.#limits.ofOneSender || ",
    becomes: "",
    test: [turnsTest, "one sender waits for so many and no more"],
  },
  {
    title: "who comes first keeps everybody else out",
    file: turns,
    text: "longest.length <= own + 1",
    becomes: "longest.length > 0",
    test: [turnsTest, "whoever has the most gives one to somebody with fewer"],
  },
  {
    title: "costly documents take turns with the others",
    file: "server/src/platform/documents/reader.ts",
    text: "quickMilliseconds: 700",
    becomes: "quickMilliseconds: 10_000",
    test: ["server/test/platform/documents/reader.test.ts", "one that costs much waits behind the others"],
  },
];
