import type { Defect } from "../defect.ts";

const asRead = "contract/src/applications/as-read.ts";
const words = "server/src/features/applications/queries/listing/words.ts";
const test = "server/test/features/applications/blind-review.test.ts";

/** Who applied stays hidden until the stage that the organization chose. */
export const blindReview: readonly Defect[] = [
  {
    title: "shared contact details end blind review",
    file: asRead,
    text: "return !shared || blindUntil !== null;",
    becomes: "return !shared;",
    test: [test, "the resume is its text without name and schools"],
  },
  {
    title: "a search finds names that are hidden",
    file: words,
    text: "return sql`and ((not ${isBlind} and ${mayTell}",
    becomes: "return sql`and ((${mayTell}",
    test: [test, "a search finds what is read, and nothing that is hidden"],
  },
  {
    title: "blind review ends for applications that were sent under it",
    file: "server/src/features/organizations/commands/blind-review.ts",
    text: 'await writer.updateTable("organization").set({ blind_until: until }).where("id", "=", id).execute();',
    becomes:
      'await writer.updateTable("organization").set({ blind_until: until }).where("id", "=", id).execute();\n    await writer.updateTable("application").set({ blind_until: until }).where("organization_id", "=", id).execute();',
    test: [test, "ending blind review shows nobody who applied under it"],
  },
];
