import * as contract from "@candor/contract/interviews/routes";
import type { Interview, InterviewAnswers } from "@candor/contract/interviews/shapes";
import { Problem } from "../../../platform/http/problem.ts";
import { type Serving, serve } from "../../../platform/http/serve.ts";
import type { Model } from "../../../platform/model/model.ts";
import type { Places } from "../../../platform/places/found-place.ts";
import type { ApplicationDetailsRow } from "../../applications/queries/applications.ts";
import { profileRows } from "../../profiles/queries.ts";
import { profileView } from "../../profiles/views.ts";
import { readResume } from "../../resumes/rules/reading/read-resume.ts";
import type { GateParts } from "../../session/gate/parts.ts";
import { answer } from "../commands/answer.ts";
import type { InterviewParts } from "../commands/parts.ts";
import { send } from "../commands/send.ts";
import { type InterviewScope, interviewGate, interviewTestGate } from "../gate.ts";
import { followUpsOf, type InterviewState, interviewOf, lastAnswers } from "../queries.ts";
import { answerFaults, eachSkillOnce } from "../rules/answers.ts";
import { knownAnswers } from "../rules/known.ts";
import { interviewView } from "../views/interview.ts";

interface AnsweringParts extends InterviewParts {
  readonly places: Pick<Places, "find">;
  /** May reword a follow-up question. */
  readonly model: Model | undefined;
}

/** The calls of the person who answers, and of those who only try it. */
export function answeringRoutes(serving: Serving, parts: AnsweringParts, gates: GateParts): void {
  const { read } = gates;
  const byLink = interviewGate(gates);

  serve(serving, contract.readInterview, byLink, ({ scope }) => shown(scope));

  serve(serving, contract.answerInterview, byLink, async ({ scope, params, body }) => {
    await answer(parts, scope, params.question, body);
    return shown(scope);
  });

  serve(serving, contract.sendInterview, byLink, async ({ scope }) => {
    await send(parts, scope);
    return shown(scope);
  });

  serve(serving, contract.tryInterview, interviewTestGate(gates), async ({ scope, body }) => {
    const { question, leftOut } = body;
    const answers = body.answers.skills
      ? { ...body.answers, skills: eachSkillOnce(body.answers.skills) }
      : body.answers;
    const fields =
      question && !leftOut.includes(question) ? answerFaults(question, answers, answers.skills ?? []) : [];
    if (fields.length > 0) throw new Problem("invalid-request", { fields });
    const { state, role } = scope;
    const tried = { ...state, answers, leftOut, sentAt: undefined };
    const known = role === "administrator" ? {} : await knownTo(state, role === "applicant");
    const followUps = await followUpsOf(parts.model, tried);
    return interviewView(tried, { known, followUps, isOwn: role === "applicant" });
  });

  async function shown({ applicationId, applicant, link }: InterviewScope): Promise<Interview> {
    const state = await interviewOf(read, applicationId);
    if (!state) throw new Problem("interview-link-expired");
    const isOwn = applicant !== undefined;
    const [known, followUps] = await Promise.all([
      knownTo(state, isOwn),
      followUpsOf(state.sentAt === undefined ? parts.model : undefined, state),
    ]);
    return interviewView(state, { known, followUps, isOwn, expiresAt: link.expiresAt });
  }

  /** Only the applicant gets what just the profile knows. The organization already has the resume. */
  async function knownTo({ application }: InterviewState, isOwn: boolean): Promise<InterviewAnswers> {
    const { resume_text: text } = application;
    const resume = text === null ? undefined : readResume(text);
    return knownAnswers({ resume, ...(isOwn && (await ownKnowledge(application))) });
  }

  async function ownKnowledge(application: ApplicationDetailsRow) {
    const [rows, last] = await Promise.all([
      profileRows(read, { accountId: application.account_id }),
      lastAnswers(read, application),
    ]);
    return { profile: profileView(rows, parts.places), last };
  }
}
