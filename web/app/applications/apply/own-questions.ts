import type { AskedQuestion, KeptAnswer } from "@candor/contract/answers/shapes";
import type { ApplyDraft } from "@candor/contract/drafts/shapes";
import type { Profile } from "@candor/contract/session/shapes";

/** One of the posting's questions, with its answer if there is one. */
export interface OwnQuestion extends AskedQuestion {
  readonly answer: string;
  /** The uploaded file that answers it. */
  readonly file?: ApplyDraft["files"][string];
  /** Where the answer comes from, if not from this form. */
  readonly from?: { readonly profile: true } | { readonly lastUsedAt: string };
  /** Nobody has asked it yet, and no answer is known. */
  readonly isNew: boolean;
}

interface Knowing {
  readonly profile: Pick<Profile, "workAuthorization">;
  readonly answers: readonly KeptAnswer[];
}

/** M-35: an empty answer gets what the profile says, or the earlier answer to the same question. */
export function ownQuestions(
  { questions, answers, files }: Pick<ApplyDraft, "questions" | "answers" | "files">,
  account: Knowing | undefined,
): OwnQuestion[] {
  return questions.map((question) => {
    const typed = answers[question.id];
    const file = files[question.id];
    const known = typed === undefined && account ? knownAnswer(question, account) : undefined;
    return {
      ...question,
      answer: typed ?? known?.answer ?? "",
      isNew: typed === undefined && !known,
      ...(file && { file }),
      ...(known && { from: known.from }),
    };
  });
}

function knownAnswer({ id, kind, choices }: AskedQuestion, { profile, answers }: Knowing) {
  const { workAuthorization } = profile;
  if (kind === "work-authorization")
    return workAuthorization && ({ answer: workAuthorization, from: { profile: true } } as const);
  const kept = answers.find(({ questionId }) => questionId === id);
  // The same question may have different choices elsewhere.
  if (!kept || (kind === "choice" && !choices.includes(kept.answer))) return undefined;
  return { answer: kept.answer, from: { lastUsedAt: kept.lastUsedAt } };
}
