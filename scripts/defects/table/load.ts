import type { Defect } from "../defect.ts";

const pool = "engine/src/searcher/pool.ts";
const queue = "engine/src/searcher/fair-queue.ts";
const search = "engine/src/query/search.ts";
const limit = "server/src/platform/http/concurrency-limit.ts";
const ask = "server/src/features/search/queries/ask.ts";
const onBehalf = "server/src/features/search/queries/on-behalf.ts";

const poolTest = "engine/test/searcher/pool.test.ts";
const queueTest = "engine/test/searcher/fair-queue.test.ts";
const deadlineTest = "engine/test/query/deadline.test.ts";
const limitTest = "server/test/platform/http/concurrency-limit.test.ts";
const overloadTest = "server/test/features/search/overload.test.ts";

/** A caller who searches a lot doesn't keep others waiting. */
export const loadShed: readonly Defect[] = [
  {
    title: "who asks all the time is served before everybody else",
    file: queue,
    text: "this.#lines.delete(caller);\n      const item",
    becomes: "const item",
    test: [queueTest, "callers take turns"],
  },
  {
    title: "a caller may have any number of questions waiting",
    file: queue,
    text: "if (line.length >= this.#share) return item;",
    becomes: "",
    test: [poolTest, "beyond a caller's share is refused at once"],
  },
  {
    title: "any number of questions may wait",
    file: queue,
    text: "if (this.#size >= this.#most) {",
    becomes: "if (this.#size < 0) {",
    test: [poolTest, "the number of waiting requests is limited"],
  },
  {
    title: "who comes to a full queue is refused, however long others' lines are",
    file: queue,
    text: "if (waiting.length <= line.length + 1) return item;",
    becomes: "return item;",
    test: [queueTest, "replaces the last item of the longest queue"],
  },
  {
    title: "questions of all callers wait in one line",
    file: pool,
    text: "this.#queue.add(caller, {",
    becomes: "this.#queue.add(NOBODY, {",
    test: [poolTest, "an occasional caller waits for only one request"],
  },
  {
    title: "a worker is given questions that nobody waits for any more",
    file: pool,
    text: "waiting && waiting.until <= now;",
    becomes: "waiting && waiting.until < 0;",
    test: [poolTest, "no worker sees it"],
  },
  {
    title: "a search goes on when its time is up",
    file: "engine/src/query/deadline.ts",
    text: "if (performance.now() > deadline) throw",
    becomes: "if (deadline < -1) throw",
    test: [deadlineTest, "stops when its time is up"],
  },
  {
    title: "a search that was given up leaves counts for the next one",
    file: search,
    text: "      this.#forget(request);\n",
    becomes: "",
    test: [deadlineTest, "do not leak into the next one"],
  },
  {
    title: "words that are nearly everywhere are searched, whatever it costs",
    file: "engine/src/query/cost.ts",
    text: "costOf(segment), 0) > MOST_LOOKED_AT)",
    becomes: "costOf(segment), 0) > Infinity)",
    test: ["engine/test/query/cost.test.ts", "a plan above the limit is refused"],
  },
  {
    title: "plans are carried out without a look at what they cost",
    file: search,
    text: "refuseTooBroad(planned);",
    becomes: "",
    test: ["engine/test/query/cost.test.ts", "a search that looks at too much is refused"],
  },
  {
    title: "one address has any number of searches under way",
    file: limit,
    text: "count >= this.#most",
    becomes: "count < 0",
    test: [limitTest, "refuses one address's excess searches at once"],
  },
  {
    title: "a search that fails is under way for ever",
    file: limit,
    text: "const left = this.#counts.get(caller)! - 1;",
    becomes: "const left = this.#counts.get(caller)!;",
    test: [limitTest, "gives the place back when work ends"],
  },
  {
    title: "all visitors past a proxy share what one may have under way",
    file: onBehalf,
    text: "parts.runningSearches.run(caller, ",
    becomes: 'parts.runningSearches.run("anybody", ',
    test: [overloadTest, "is shed at search"],
  },
  {
    title: "feeds are searched outside of the shares",
    file: "server/src/features/exchange/routes/feeds.ts",
    text: "await onBehalf(parts, request, (own) => search(own, asked.criteria))",
    becomes: "await search({ ...parts, asking: {} }, asked.criteria)",
    test: [overloadTest, "is shed at feed"],
  },
  {
    title: "a search that was shed does not say when to come back",
    file: limit,
    text: '"overloaded", { retryAfter: 1 }',
    becomes: '"overloaded"',
    test: [overloadTest, "is shed at search"],
  },
  {
    title: "a search is waited for without an end",
    file: onBehalf,
    text: "named(caller, { until })",
    becomes: "named(caller, {})",
    test: [overloadTest, "names its caller to the index, and has two seconds"],
  },
  {
    title: "an overloaded index is an internal error",
    file: ask,
    text: "if (error instanceof Overloaded)",
    becomes: "if (error instanceof Overloaded) throw error; else if (error === 0)",
    test: [overloadTest, "is a 503 with Retry-After when too many wait"],
  },
  {
    title: "any number of unknown words are looked up",
    file: "engine/src/query/correct.ts",
    text: "++doubtful > MOST_LOOKED_UP",
    becomes: "++doubtful < 0",
    test: ["engine/test/query/correct.test.ts", "only the first twelve are corrected"],
  },
  {
    title: "many sentences are read before anything else is answered",
    file: "server/src/features/search/queries/turns.ts",
    text: "  waiting.next()?.();\n",
    becomes: "  while (waiting.size > 0) waiting.next()?.();\n",
    test: ["server/test/features/search/turns.test.ts", "one turn each time around the event loop"],
  },
  {
    title: "a file store that never answers is waited for",
    file: "server/src/platform/storage/bucket.ts",
    text: "fetch(request, { signal })",
    becomes: "(void signal, fetch(request))",
    test: ["server/test/platform/storage/bucket.test.ts", "that takes calls and never answers"],
  },
];
