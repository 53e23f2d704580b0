/** A decision about a claim that was refused, the answer that was typed, and why. */
export interface RefusedDecision {
  /** The claim's. */
  readonly id: string;
  readonly answer: string;
  readonly error: string;
}

/** The refusal, if an answer was typed: leaving the page would lose it. */
export function typedDecision(refused: RefusedDecision | undefined): RefusedDecision | undefined {
  return refused?.answer.trim() ? refused : undefined;
}
