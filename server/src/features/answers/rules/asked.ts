import { hash } from "node:crypto";
import type { AskedQuestion, WrittenQuestion } from "@candor/contract/answers/shapes";
import { messageForAll } from "@candor/contract/messages/catalogues";

/** A question as it is asked. One about work authorization always uses the profile's words. */
export function askedOf({ kind, required, reason, ...written }: WrittenQuestion): AskedQuestion {
  const text =
    kind === "work-authorization" ? messageForAll("profile.workAuthorization") : tidy(written.text);
  return {
    id: questionIdOf(kind, text),
    text,
    kind,
    choices: kind === "choice" ? choicesOf(written.choices) : [],
    required,
    reason: tidy(reason),
  };
}

/** M-35: the same for everybody who asks the same thing, however it is spelled and punctuated. */
function questionIdOf(kind: AskedQuestion["kind"], text: string): string {
  const words =
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return hash("sha256", [kind, ...words].join(" "), "base64url").slice(0, 22);
}

/** One per line; duplicates count once. */
export function choicesOf(text: string): string[] {
  return [...new Set(text.split(/\r?\n/).map(tidy).filter(Boolean))];
}

function tidy(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
