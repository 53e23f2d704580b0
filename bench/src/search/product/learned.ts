import { type LearnedNearness, SkillVectors } from "@candor/server/features/search/rules/occupations/learned";
import { corpus } from "../corpus.ts";

/** As many as the server learns from. */
const mostPostings = 50_000;

/** What the corpus teaches about occupations. */
export function learnedFrom(postings: number): LearnedNearness {
  const vectors = new SkillVectors();
  for (const batch of corpus(Math.min(mostPostings, postings)))
    for (const { title, skills } of batch) vectors.add(title, skills);
  return vectors.learn();
}
