import { openEngine } from "@candor/engine/engine";
import { titleWeights } from "@candor/server/features/search/rules/occupations/title-weights";

/** A process that only opens a saved index, so that its time and memory are the index's own. */
const [folder = ""] = process.argv.slice(2);
const start = performance.now();
const index = await openEngine({ folder, titleWeights });
const milliseconds = Math.round(performance.now() - start);
const { bytes, segments, postings } = await index.health();
process.stdout.write(
  JSON.stringify({ milliseconds, residentBytes: process.memoryUsage.rss(), bytes, segments, postings }),
);
await index.close();
