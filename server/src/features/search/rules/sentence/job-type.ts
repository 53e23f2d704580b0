import { message } from "@candor/contract/messages/message";
import { type JobType, lookingFor, pattern, type Recognizer, readingOf } from "./reading.ts";

const noun = "(?: (?:only|basis|work|jobs?|roles?|positions?|ok|okay))?";

const patterns: readonly (readonly [RegExp, JobType])[] = [
  [pattern(`(?:permanent|perm|direct[-\\s]hire(?! authority))${noun}`), "permanent"],
  [pattern("cdi|festanstellung|unbefristet|(?:empleo|trabajo|puesto|contrato) de planta"), "permanent"],
  [pattern("cdd|befristet"), "contract"],
  [
    pattern(
      `(?:temp(?:orary)?|contract)[-\\s]to[-\\s](?:hire|perm(?:anent)?)${noun}|(?:on )?contract${noun}`,
    ),
    "contract",
  ],
  [
    pattern(`(?:(?:independent )?contractor|1099(?: contractors?)?|c2c|corp[-\\s]to[-\\s]corp)${noun}`),
    "contractor",
  ],
  [pattern(`freelanc(?:e|ers?|ing)(?! (?:coordinator|manager|recruiter)s?\\b)${noun}`), "contractor"],
];

/** "part time" and "temporary" stay text, as they are none of the three types. Freelancers are self-employed. */
export const jobType: Recognizer = lookingFor(
  patterns,
  ([pattern]) => pattern,
  (match, [, jobType]) => readingOf(match, { kind: "type", jobType }, jobType, message(`jobType.${jobType}`)),
);
