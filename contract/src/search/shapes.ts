import { z } from "zod";
import { idText, instant } from "../formats.ts";
import { factNames, factValues, unstated } from "../jobs/facts.ts";
import { jobDocument } from "../jobs/shapes.ts";
import { limits } from "../limits.ts";
import { industries, jobTypes, payUnits, remoteOptions, seniorities } from "../values.ts";

const someOf = <T extends z.ZodType>(value: T) => z.array(value).max(limits.filterValues);

/** Any of a fact's values, or that the posting states none. */
const stating = <Value extends string>(values: readonly [Value, ...Value[]]) =>
  someOf(z.enum([...values, unstated]));

const shortText = z.string().trim().min(1).max(100);

const pay = z.number().min(0).max(1e9);

export const searchCriteria = z
  .object({
    query: z
      .string()
      .max(limits.queryCharacters)
      .describe("The sentence; empty means all postings.")
      .meta({ examples: ["nurse in austin"] }),
    parse: z.boolean().describe("Whether the sentence is read into chips; true by default."),
    exact: z.boolean().describe("Words as written: no stems, synonyms, corrections, close tier or clusters."),
    location: z
      .union([
        z.string().max(200),
        z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
      ])
      .describe("A place as people write it, or a position in degrees. An unknown place lists nothing."),
    distanceMiles: z
      .number()
      .min(0, "validation.distanceMiles")
      .max(12_500, "validation.distanceMiles")
      .describe(
        "Around the place; 25 by default for a city, a postal code or a position. 0: in the city only.",
      ),
    remote: z
      .enum(remoteOptions)
      .describe(
        "include (the default): remote postings as well as local ones; exclude: all that are not remote.",
      ),
    compensationMin: pay.describe(
      "Postings whose pay reaches it, compared by the year and without converting currencies. Those without pay don't.",
    ),
    compensationMax: pay.describe("Postings whose pay doesn't begin above it, compared in the same way."),
    compensationType: z.enum(payUnits).describe("The unit of the two amounts; a year by default."),
    jobTypes: someOf(z.enum(jobTypes)),
    industries: someOf(z.enum(industries)),
    skills: someOf(shortText).describe("By any of their names: golang is Go."),
    languages: someOf(shortText).describe("That the work takes, by any of their names."),
    seniority: someOf(z.enum(seniorities)),
    sponsorship: stating(factValues.sponsorship),
    schedules: stating(factValues.schedules),
    shifts: stating(factValues.shifts),
    weekends: stating(factValues.weekends),
    licenses: someOf(shortText),
    bonuses: stating(factValues.bonuses),
    degree: stating(factValues.degree),
    experience: stating(factValues.experience),
    payday: stating(factValues.payday),
    secondChance: stating(factValues.secondChance),
    contractWeeks: someOf(z.string().regex(/^(?:\d{1,2}|unstated)$/)).describe(
      "The length of a contract, in weeks.",
    ),
    currencies: someOf(z.string().regex(/^(?:[A-Z]{3}|unstated)$/)).describe(
      "The currency of the pay, by ISO 4217.",
    ),
    organization: z.string().trim().max(200).describe("An organization's number or name."),
    promised: z.boolean().describe("Only postings whose organization promises an answer."),
    exclude: someOf(shortText).describe("Words that must not occur."),
    postedWithinDays: z.number().min(0).max(3650).describe("Counted from when we first saw the posting."),
    sort: z
      .enum(["relevance", "date", "compensation"])
      .describe("relevance by default; date: first seen, newest first; compensation: highest first."),
    from: z.int().min(0).max(limits.searchFrom).describe("How many documents to leave out; 0 by default."),
    size: z
      .int()
      .min(1)
      .max(limits.searchSize)
      .describe(`Documents in one answer; ${limits.defaultSearchSize} by default.`),
    facets: z.boolean().describe("Whether the answer counts each filter's values; false by default."),
    close: z.enum(["auto", "always", "never"]).describe("Whether close matches follow; auto: below 20."),
    correct: z.boolean().describe("Whether a misspelled word is corrected; true by default."),
    snapshot: z.string().max(100).describe("Pins this page to the point in time that an earlier page named."),
  })
  .partial();

export type SearchCriteria = z.infer<typeof searchCriteria>;

const counts = z.array(z.object({ value: z.string(), count: z.int() }));

const payInsight = z.object({
  n: z.int().describe("Matching postings that state their pay; absent below five."),
  low: z.number().describe("Yearly: a quarter of them start below this."),
  middle: z.number().describe("Yearly: the median of the ranges' middles."),
  high: z.number().describe("Yearly: a quarter of them go beyond this."),
  firstSeenFrom: instant,
  firstSeenTo: instant,
});

export const facets = z.object({
  jobTypes: counts,
  industries: counts,
  remote: counts,
  organizations: z.array(z.object({ value: idText, label: z.string(), count: z.int() })),
  skills: counts,
  seniority: counts,
  languages: counts,
  facts: z
    .array(
      z.object({
        field: z.enum(factNames),
        label: z.string(),
        values: z.array(z.object({ value: z.string(), label: z.string(), count: z.int() })),
      }),
    )
    .describe(
      "What matches state about the work. Each fact has the value unstated, for postings that say nothing.",
    ),
  promised: counts.describe("One value, `true`."),
  compensation: z.array(z.object({ from: z.number(), to: z.number().optional(), count: z.int() })),
  payFloors: z
    .array(z.object({ from: z.number(), count: z.int() }))
    .describe("What a pay floor of each amount a year yields; floors that hide nothing more are left out."),
  pay: payInsight.optional(),
});

export const chipKinds = [
  "text",
  "phrase",
  "prefix",
  "not",
  "place",
  "remote",
  "pay",
  "type",
  "age",
  "title",
  "skill",
  "seniority",
  "industry",
  "organization",
  "language",
  "wish",
] as const;

export const chip = z.object({
  id: z.string(),
  kind: z.enum(chipKinds),
  value: z.string(),
  label: z.string(),
  words: z
    .array(z.tuple([z.int(), z.int()]))
    .describe("Where in the query it was read: start and end, in UTF-16 units."),
  own: z
    .array(z.tuple([z.int(), z.int()]))
    .optional()
    .describe("Where its own words are, if `words` also holds filler such as “for 16 year olds”."),
  choices: z
    .array(z.object({ label: z.string(), text: z.string() }))
    .optional()
    .describe("The text of another meaning, which can replace the words."),
  leaves: z
    .string()
    .optional()
    .describe("What stays in place of the words if they are dropped: the words after them need it, too."),
  counts: z
    .object({ stated: z.int(), denied: z.int(), unstated: z.int() })
    .optional()
    .describe(
      "For a wish, which hides nothing: how many matches state it, how many say no, and how many don't say.",
    ),
});

export type Chip = z.infer<typeof chip>;

const searchMessage = z.object({
  key: z.enum(["search.noMatches", "search.invalidLocation", "search.somethingWentWrong"]),
  text: z.string(),
});

const searchHint = z.object({
  key: z.enum(["search.noJobsYet", "search.nearMe", "search.noOrganization"]),
  text: z.string(),
});

export const searchAnswer = z.object({
  documents: z.array(jobDocument),
  hits: z.object({ total: z.object({ value: z.int() }) }),
  snapshot: z.string(),
  facets: facets.optional(),
  chips: z.array(chip).optional(),
  places: z
    .array(
      z.object({
        label: z.string(),
        miles: z.number().optional().describe("The radius around it, also where it is the default of 25."),
      }),
    )
    .optional()
    .describe("Where the search looks: any of these. Without miles, inside the place itself."),
  remote: z
    .object({ from: z.int(), count: z.int() })
    .optional()
    .describe(
      "With a place, matches that are remote and may be done from there follow the local ones: where they begin and how many there are.",
    ),
  close: z
    .object({ from: z.int(), count: z.int() })
    .optional()
    .describe("Where close matches begin and how many there are. Facets count what stands before them."),
  correction: z.object({ from: z.string(), to: z.string() }).optional(),
  related: z.array(z.string()).optional().describe("Sentences that ask for something near."),
  wider: z
    .array(
      z.object({
        chip: z.string().optional().describe("The id of the chip that is left out."),
        chips: z
          .array(z.string())
          .optional()
          .describe("The ids of several chips that are left out, where leaving out one finds nothing."),
        fields: z.array(z.string()).optional().describe("The fields that are left out."),
        distanceMiles: z.number().optional().describe("How far around the place to look instead."),
        total: z.int(),
      }),
    )
    .optional()
    .describe(
      "With facets, of a search with fewer than 20 matches: what to leave out, or how far to look, to find more, and how many match then.",
    ),
  message: searchMessage.optional(),
  hint: searchHint
    .optional()
    .describe(
      "Says more than the message, in its place: why nothing matches, or why the list is from everywhere.",
    ),
});

export type SearchAnswer = z.infer<typeof searchAnswer>;

export const suggestionKinds = ["title", "skill", "organization", "place"] as const;

/** The parts of a posting that can add to its score. */
export const scoredFields = [
  "title",
  "organization",
  "skills",
  "body",
  "words",
  "occupation",
  "wish",
  "freshness",
] as const;
