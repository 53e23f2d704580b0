import { type JobType, lookingFor, pattern, type Recognizer, readingOf } from "./reading.ts";

const noun = "(?: (?:only|basis|work|jobs?|roles?|positions?|ok|okay))?";

const patterns: readonly (readonly [RegExp, JobType, string])[] = [
  [pattern(`(?:permanent|perm|direct[-\\s]hire)${noun}`), "permanent", "Permanent"],
  [
    pattern(`(?:on )?contract${noun}|(?:temp|contract)[-\\s]to[-\\s](?:hire|perm(?:anent)?)${noun}`),
    "contract",
    "Contract",
  ],
  [
    pattern(`(?:(?:independent )?contractor|1099(?: contractors?)?|c2c|corp[-\\s]to[-\\s]corp)${noun}`),
    "contractor",
    "Contractor",
  ],
  [
    pattern(`freelanc(?:e|ers?|ing)(?! (?:coordinator|manager|recruiter)s?\\b)${noun}`),
    "contractor",
    "Contractor",
  ],
];

/** "part time" and "temporary" stay text, as they are none of the three types. Freelancers are self-employed. */
export const jobType: Recognizer = lookingFor(
  patterns,
  ([pattern]) => pattern,
  (match, [, jobType, label]) => readingOf(match, { kind: "type", jobType }, jobType, label),
);
