import type { WrittenQuestion } from "../answers/shapes.ts";

/** A posting's questions as text, one per line, for comparing and showing versions. */
export function questionsText(questions: readonly WrittenQuestion[]): string {
  return questions
    .map(({ text, kind, choices, required, reason }) =>
      [
        `${text.trim() || kind}${required ? " *" : ""}`,
        ...(choices.trim() === "" ? [] : [`(${choices.trim().split(/\r?\n/).join(" / ")})`]),
        ...(reason.trim() === "" ? [] : [`– ${reason.trim()}`]),
      ].join(" "),
    )
    .join("\n");
}
