import { limits } from "@candor/contract/limits";
import { saidOtherwise } from "@candor/contract/search/sentences";
import type { SearchCriteria } from "@candor/contract/search/shapes";
import type { Model } from "../../../platform/model/model.ts";
import { chipBrought, instruction, isSame, plainWordsOf, rewordingsIn } from "../rules/proposals.ts";
import { isRead } from "../rules/understand.ts";
import { type SearchParts, understood } from "./ask.ts";

export interface ProposalParts extends SearchParts {
  readonly model: Model | undefined;
}

/**
 * A model's proposals for words that weren't understood, kept only if the reworded sentence is. The model sees only the
 * sentence.
 */
export async function proposals({ model, ...parts }: ProposalParts, fields: SearchCriteria) {
  if (!model || !isRead(fields)) return [];
  const { query = "" } = fields;
  const { chips } = (await understood(parts, fields)).sentence;
  const words = plainWordsOf(chips, query);
  if (words.length === 0) return [];
  const answer = await model.ask(instruction, JSON.stringify({ sentence: query, words }));
  const tried = await Promise.all(
    rewordingsIn(answer, chips, query).map(async (rewording) => {
      const said = saidOtherwise(query, rewording, rewording.text);
      if (said.length > limits.queryCharacters) return [];
      const { sentence } = await understood(parts, { ...fields, query: said });
      const chip = chipBrought(rewording.text, chips, sentence.chips, said);
      return chip ? [{ ...rewording, chip }] : [];
    }),
  );
  return tried
    .flat()
    .filter(({ chip }, at, all) => all.findIndex((other) => isSame(chip, other.chip)) === at)
    .slice(0, limits.proposedChips);
}
