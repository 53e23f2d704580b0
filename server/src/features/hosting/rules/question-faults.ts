import type { WrittenQuestion } from "@candor/contract/answers/shapes";
import { limits } from "@candor/contract/limits";
import type { MessageKey } from "@candor/contract/messages/message";
import { hasWords } from "@candor/contract/values";
import { askedOf, choicesOf } from "../../answers/rules/asked.ts";
import { bannedQuestion } from "./banned-questions.ts";
import type { Fault } from "./fault.ts";

/** What is wrong with a posting's questions: at most one fault each. */
export function questionFaults(questions: readonly WrittenQuestion[]): Fault[] {
  const ids = questions.map((question) => askedOf(question).id);
  const files = questions.flatMap(({ kind }, at) => (kind === "file" ? [at] : []));
  return questions.flatMap((question, at) => {
    const fault =
      faultOf(question) ??
      (ids.indexOf(ids[at] ?? "") < at ? twice : undefined) ??
      (files.indexOf(at) >= limits.fileQuestions ? tooManyFiles : undefined);
    return fault ? [{ ...fault, field: `question-${fault.part ?? "text"}-${at}` as const }] : [];
  });
}

type OwnFault = Omit<Fault, "field"> & { readonly part?: "text" | "choices" | "reason" };

const tooManyFiles: OwnFault = {
  key: "hosting.fault.questionFiles",
  values: { most: limits.fileQuestions },
};
const twice: OwnFault = { key: "hosting.fault.questionTwice" };

function faultOf({ text, kind, choices, reason }: WrittenQuestion): OwnFault | undefined {
  if (!hasWords(reason)) return { key: "hosting.fault.questionReason", part: "reason" };
  if (kind === "work-authorization") return undefined;
  if (!hasWords(text)) return { key: "hosting.fault.question" };
  const banned = bannedQuestion(text);
  if (banned) return { ...banned, sentence: text.trim() };
  const known = knownAnswer(text);
  if (known) return { key: known };
  const count = choicesOf(choices).length;
  if (kind === "choice" && (count < 2 || count > limits.questionChoices))
    return {
      key: "hosting.fault.questionChoices",
      values: { most: limits.questionChoices },
      part: "choices",
    };
  return undefined;
}

/** M-35: what every application says, or the profile answers, isn't asked again. */
function knownAnswer(text: string): MessageKey | undefined {
  const isAuthorization =
    /\b(?:authori[sz]ed|authori[sz]ation|eligible|eligibility|permit(?:ted)?|permission|right)\b.{0,20}\bwork\b|\bwork (?:authori[sz]ation|permit|eligibility|visa)\b|\bsponsor(?:ship|ed)?\b/i;
  if (isAuthorization.test(text)) return "hosting.fault.questionAuthorization";
  const isAsked =
    /\byour (?:(?:full|first|last|legal|current|home|work|personal|mobile|cell|best) )*(?:name|e-?mail(?: address)?|phone(?: number)?|(?:zip|postal)(?: code)?|resume|résumé|cv)\b|\b(?:upload|attach|paste)\b.{0,20}\b(?:resume|résumé|cv)\b|^(?:(?:full|first|last) )?name\W*$|^e-?mail(?: address)?\W*$|^(?:phone|zip|postal)(?: (?:number|code))?\W*$/i;
  return isAsked.test(text) ? "hosting.fault.questionAsked" : undefined;
}
