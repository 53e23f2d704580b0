import { type FactName, factNames } from "@candor/contract/jobs/facts";
import type { StatedFact } from "@candor/contract/jobs/shapes";
import { factLabel, factValueLabel } from "../rules/fact-labels.ts";
import { languageStatementsIn } from "../rules/languages.ts";
import { quoteAround } from "../rules/stated/quote.ts";
import { sentenceAt, sentenceEnds } from "../rules/stated/sentence-at.ts";
import {
  factsOfPosting,
  type StatingPosting,
  statedText,
  statementsIn,
} from "../rules/stated/stated-facts.ts";
import type { Statement } from "../rules/stated/statement.ts";

/** Facts for which a posting also says that it states none. */
const expected: ReadonlySet<FactName> = new Set([
  "languages",
  "sponsorship",
  "schedules",
  "shifts",
  "weekends",
  "licenses",
]);

/** What a posting states about the work, each with a sentence that says so. */
export function statedView(posting: StatingPosting): StatedFact[] {
  const facts = factsOfPosting(posting);
  const all = statedText(posting.title, posting.text);
  const statements = statementsIn(posting.title, posting.text);
  return factNames.flatMap((field): StatedFact[] => {
    const values = facts[field] ?? [];
    if (values.length === 0 && !expected.has(field)) return [];
    const sentence = values.length === 0 ? undefined : sentenceFor(field, values, all, statements);
    return [
      {
        field,
        label: factLabel(field),
        values: values.map((value) => ({ value, label: factValueLabel(field, value) })),
        ...(sentence && { sentence }),
      },
    ];
  });
}

/** The first sentence that states one of the values; none if only the source's column does. */
function sentenceFor(
  field: FactName,
  values: readonly string[],
  all: string,
  statements: readonly Statement[],
): string | undefined {
  const said = statements.find(
    (each) => each.fact === field && each.values.some((value) => values.includes(value)),
  );
  if (said) return quoteAround(all, said, said.at);
  const language =
    field === "languages" && languageStatementsIn(all).find(({ name }) => values.includes(name));
  if (!language) return undefined;
  return quoteAround(all, sentenceAt(all, sentenceEnds(all), language.at), language.at);
}
