import { listAnswers } from "@candor/contract/answers/routes";
import { answerByOf } from "@candor/contract/applications/business-days";
import type { EarlierApplication } from "@candor/contract/applications/earlier";
import type { Pace } from "@candor/contract/applications/pace";
import {
  inspectMigration,
  listApplications,
  listEarlierApplications,
} from "@candor/contract/applications/routes";
import type { Application } from "@candor/contract/applications/shapes";
import type { PostingStanding } from "@candor/contract/blocks/shapes";
import { listCharities } from "@candor/contract/charities/routes";
import type { Charity } from "@candor/contract/charities/shapes";
import type { Call } from "@candor/contract/client";
import { readDraft } from "@candor/contract/drafts/routes";
import type { ApplyDraft } from "@candor/contract/drafts/shapes";
import { lookUpJob } from "@candor/contract/jobs/routes";
import type { JobDetails } from "@candor/contract/jobs/shapes";
import type { MatchSheet } from "@candor/contract/match/shapes";
import type { PageContext } from "@candor/contract/pages";
import type { ProblemDocument } from "@candor/contract/problems";
import type { ReadParts } from "@candor/contract/resumes/reading";
import { listResumes } from "@candor/contract/resumes/routes";
import { readProfile } from "@candor/contract/session/routes";
import type { PostingSignal } from "@candor/contract/signals/shapes";
import { hasWords } from "@candor/contract/values";
import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { addresses, referenceParameter } from "../../addresses.ts";
import { standingOn } from "../../blocks/standing.ts";
import { signalsOn } from "../../jobs/details/read-signals.ts";
import { matchOfDraft } from "../../match/read-match.ts";
import type { Refusal } from "../../wire/answer-or-throw.ts";
import { pageContext } from "../../wire/page-context.ts";
import { digestOf } from "./draft/digest.ts";
import { readOwnDraft } from "./draft/draft-calls.ts";
import { type Account, hasProved, type OwnDraft, ownDraft } from "./draft/own-draft.ts";
import { paceToMention } from "./read-pace.ts";
import { readingOf } from "./reading-of.ts";
import { type SeenByOrganization, seenByOrganization } from "./seen-by-organization.ts";
import { followsSending, isAskedBy, needsProof, type StepName, stepOf } from "./steps/steps.ts";

/** What the steps say about a posting. */
export interface ApplyJob
  extends Pick<JobDetails, "id" | "title" | "organization" | "status" | "withheldAt"> {
  /** An applicant is answered within this many business days; absent while the posting waits for its claim. */
  readonly answerBusinessDays?: number;
}

/** What an address of Easy Apply shows. */
export type ApplyPage =
  | { readonly state: "not-found" }
  | {
      readonly state: "closed";
      readonly job: ApplyJob;
      /** What the visitor wrote before it closed. */
      readonly written: readonly string[];
    }
  | {
      readonly state: "applied";
      readonly job: ApplyJob;
      readonly application: Application;
      /** The posting's own questions, as in the draft that was sent; empty if the page shows no steps anymore. */
      readonly questions: ApplyDraft["questions"];
      readonly now: number;
    }
  | OpenApplyPage;

export interface OpenApplyPage {
  readonly state: "open";
  readonly job: ApplyJob;
  readonly draft: OwnDraft;
  /** Whether the person's contact details are known, so that they aren't asked for. */
  readonly isKnown: boolean;
  /** The signed-in person's resumes. */
  readonly ownResumes: readonly { id: string; fileName: string; uploadedAt: string }[];
  readonly charities: readonly Charity[];
  readonly resumeUploadMethod: string;
  /** S-23: what another account of this person has sent for it, if a mail about that led here. */
  readonly migration?: { readonly reference: string; readonly maskedEmail: string };
  /** M-40: what the signed-in person already sent for the same role, latest first. */
  readonly earlier: readonly EarlierApplication[];
  /** M-23: the sheet that goes along, on the page that sends. */
  readonly match?: MatchSheet;
  /** M-11: what to look at twice, on the pages that begin and that send. */
  readonly signals?: readonly PostingSignal[];
  /** M-38: how much the person applies, on the page that sends, if that is a lot. */
  readonly pace?: Pace;
  /** M-29: what the organization reads while the address and the number are hidden; absent if they are shared. */
  readonly seen?: SeenByOrganization;
  /** What the page that sends shows, so that it sends nothing else. */
  readonly shown?: string;
  /** M-05: what software reads in the resume, on the page that sends. */
  readonly reading?: ReadParts;
  /** M-28: who the signed-in person blocks: the organization, or the client that it posts this for. */
  readonly keptAway?: Pick<PostingStanding, "organization" | "isClient">;
  /** When somebody who applies now is owed an answer; absent while the posting is unclaimed. */
  readonly answerBy?: string;
}

export async function loadApply({ url, params, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const job = await jobOf(page, params["jobId"] ?? "");
  if (!job) return data<ApplyPage>({ state: "not-found" }, { status: 404 });
  const { pathname, search } = url;
  const address = [addresses.apply(job), ...pathname.split("/").slice(4)].join("/");
  if (pathname !== address) throw redirect(`${address}${search}`, 308);
  const step = stepOf(pathname);
  const application = page.signedIn ? await applicationTo(page.call, job.id) : undefined;
  if (application) {
    const questions = followsSending(step, application) ? await questionsOf(page.call, job.id) : [];
    return data<ApplyPage>({ state: "applied", job, application, questions, now: page.now });
  }
  if (job.status === "closed")
    return data<ApplyPage>({ state: "closed", job, written: await writtenFor(page.call, job.id) });
  const account = await accountOf(page);
  if (needsProof(step) && !hasProved(account)) throw redirect(addresses.apply(job, "contact"), 303);
  // There is no interview before the application is sent.
  if (step === "interview") throw redirect(addresses.apply(job, "finish"), 303);
  const migration = page.signedIn ? await migrationTo(page.call, job.id, url) : undefined;
  const sends = step === "finish";
  const [open, match, pace, signals] = await Promise.all([
    openPage(page, job, account, step),
    sends ? matchOfDraft(page, job.id) : undefined,
    sends ? paceToMention(page.call) : undefined,
    sends || step === "personal" ? signalsOn(page.call, job.id) : [],
  ]);
  if (step === "questions" && open.draft.questions.length === 0)
    throw redirect(addresses.apply(job, "finish"), 303);
  return data<ApplyPage>({
    ...open,
    ...(match && { match }),
    ...(pace && { pace }),
    ...(signals.length > 0 && { signals }),
    ...(migration && { migration }),
  });
}

/** A posting's own questions; none if it has closed. */
async function questionsOf(call: Call, jobId: string): Promise<ApplyDraft["questions"]> {
  const draft = await readOwnDraft(call, jobId);
  return draft.ok ? draft.answer.questions : [];
}

/** The draft's texts, to be copied. A visitor without a draft gets no key here: nothing more will be written. */
async function writtenFor(call: Call, jobId: string): Promise<string[]> {
  const draft = await call(readDraft, { params: { jobId } });
  if (!draft.ok) return [];
  const { fields, questions, answers } = draft.answer;
  const typed = questions.filter(({ kind }) => kind === "text").map(({ id }) => answers[id] ?? "");
  return [fields.elevatorPitch ?? "", ...typed].filter(hasWords);
}

async function migrationTo(
  call: Call,
  jobId: string,
  { searchParams }: URL,
): Promise<OpenApplyPage["migration"]> {
  const reference = searchParams.get(referenceParameter);
  if (reference === null) return undefined;
  const found = await call(inspectMigration, { body: { reference, jobId } });
  const maskedEmail = found.ok ? found.answer.maskedEmail : undefined;
  return maskedEmail === undefined ? undefined : { reference, maskedEmail };
}

/** A person's only application to a posting. */
export async function applicationTo(call: Call, jobId: string): Promise<Application | undefined> {
  const sent = await call(listApplications, { query: { jobId } });
  if (!sent.ok) return refuse(sent.problem);
  return sent.answer.applications[0];
}

/** What the signed-in person's account knows. */
export async function accountOf({ call, signedIn }: PageContext): Promise<Account | undefined> {
  if (!signedIn) return undefined;
  const [profile, resumes, answers] = await Promise.all([
    call(readProfile, { query: {} }),
    call(listResumes, {}),
    call(listAnswers, {}),
  ]);
  if (!profile.ok) return refuse(profile.problem);
  if (!resumes.ok) return refuse(resumes.problem);
  if (!answers.ok) return refuse(answers.problem);
  return {
    profile: profile.answer,
    resumes: resumes.answer.resumes.filter(({ inactivated }) => !inactivated),
    answers: answers.answer.answers,
  };
}

async function jobOf({ call }: PageContext, jobId: string): Promise<ApplyJob | undefined> {
  const found = await call(lookUpJob, { params: { id: jobId } });
  if (!found.ok) return found.problem.code === "job-not-found" ? undefined : refuse(found.problem);
  const { id, title, organization, status, answerBusinessDays, withheldAt } = found.answer;
  return {
    id,
    title,
    organization,
    status,
    ...(answerBusinessDays !== undefined && { answerBusinessDays }),
    ...(withheldAt !== undefined && { withheldAt }),
  };
}

async function openPage(
  page: PageContext,
  job: ApplyJob,
  account: Account | undefined,
  step: StepName,
): Promise<OpenApplyPage> {
  const [standing, draft, charities, earlier] = await Promise.all([
    standingOn(page, job),
    readOwnDraft(page.call, job.id),
    page.call(listCharities, {}),
    page.signedIn ? page.call(listEarlierApplications, { params: { jobId: job.id } }) : undefined,
  ]);
  if (!draft.ok) return refuse(draft.problem);
  const own = ownDraft(draft.answer, account);
  const reading = step === "finish" ? await readingOf(page.call, draft.answer, own) : undefined;
  const seen = seenByOrganization(own, job.organization.blindUntil, reading);
  return {
    state: "open",
    job,
    draft: own,
    isKnown: hasProved(account) && !own.faults.some(({ field }) => isAskedBy("contact", field)),
    ...(reading && { reading }),
    ...(seen && { seen }),
    ...(step === "finish" && { shown: await digestOf(own) }),
    resumeUploadMethod: page.resumeUploadMethod,
    ...(standing?.kind === "employer" && { keptAway: standing }),
    ownResumes: (account?.resumes ?? []).map(({ id, fileName, uploadedAt }) => ({
      id,
      fileName,
      uploadedAt,
    })),
    // A warning that can't be read keeps nobody from applying.
    earlier: earlier?.ok ? earlier.answer.earlier : [],
    charities: charities.ok ? charities.answer.charities : [],
    ...(job.answerBusinessDays !== undefined && {
      answerBy: new Date(answerByOf(page.now, job.answerBusinessDays)).toISOString(),
    }),
  };
}

function refuse({ detail, status }: ProblemDocument): never {
  throw data({ detail } satisfies Refusal, { status });
}
