import { type MessageKey, message } from "@candor/contract/messages/message";
import type { HeldApplication, ReadyApplication } from "@candor/contract/one-click/shapes";
import { type ProblemCode, problems } from "@candor/contract/problems";
import { isoTime } from "../../../platform/iso-time.ts";
import type { HeldApplicationRow, OneClick } from "../queries/one-click.ts";
import { statedAnswers } from "../rules/answers.ts";

export function readyView(known: OneClick, email: string): ReadyApplication {
  const { postingId, resume, questions, answers, firstName, lastName, phone, postalCode } = known;
  return {
    jobId: String(postingId),
    firstName,
    lastName,
    email,
    phone,
    postalCode,
    elevatorPitch: known.elevatorPitch,
    pitchIsGeneral: known.pitchIsGeneral,
    pitchedAt: isoTime(known.pitchedAt),
    resume: { id: String(resume.id), fileName: resume.name },
    answers: statedAnswers(questions, answers),
  };
}

export function heldView({ state, leaves_at, problem }: HeldApplicationRow): HeldApplication {
  return {
    state,
    leaves: isoTime(leaves_at),
    ...(problem !== null && { problem: message(textOf(problem)) }),
  };
}

/** A refused field is stored as its text's key, anything else as its code. */
function textOf(problem: string): MessageKey {
  return problem in problems ? problems[problem as ProblemCode].key : (problem as MessageKey);
}
