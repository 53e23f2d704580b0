import { filesTooLarge } from "@candor/contract/form-header";
import { message } from "@candor/contract/messages/message";
import {
  changeOrganizationDetails,
  readOrganizationDetails,
  removeOrganizationLogo,
  uploadOrganizationLogo,
} from "@candor/contract/organizations/details-routes";
import type { OrganizationDetails } from "@candor/contract/organizations/details-shapes";
import type { PageContext } from "@candor/contract/pages";
import { type ActionFunctionArgs, data, redirect } from "react-router";
import { type Refusal, refusalOf } from "../forms/refusal.ts";
import { throwIfGone } from "../forms/throw-if-gone.ts";
import { typedIn } from "../forms/typed-fields.ts";
import { fileFault, tooLarge } from "../resumes/file-fault.ts";
import { sentFile } from "../resumes/sent-file.ts";
import { requireSession } from "../session/require-session.ts";
import { withNotice } from "../ui/notices/notices.tsx";
import { answerOrThrow } from "../wire/answer-or-throw.ts";
import { formOf } from "../wire/form-of.ts";

/** What a refused form of the page gets back, and what was typed. */
export type RefusedDetails = Refusal & {
  readonly intent: "text" | "logo";
  readonly about?: string;
  readonly site?: string;
  /** The version that the form is made from now. */
  readonly version?: string;
  /** What somebody else saved in the meantime. */
  readonly saved?: OrganizationDetails;
};

/** Changes what an organization says about itself. */
export async function detailsAction({ request, url, params, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const form = await formOf(request);
  const slug = params["slug"] ?? "";
  switch (typedIn(form)("intent")) {
    case "text":
      return changeText(call, slug, url.pathname, form);
    case "logo":
      return changeLogo(call, slug, url.pathname, form);
    case "remove-logo":
      return removeLogo(call, slug, url.pathname);
    default:
      throw data(null, { status: 400 });
  }
}

type Call = PageContext["call"];

async function changeText(call: Call, slug: string, path: string, form: FormData) {
  const typed = typedIn(form);
  const version = typed("version");
  const body = { about: typed("about"), site: typed("site"), ...(version && { version }) };
  const saved = await call(changeOrganizationDetails, { params: { slug }, body });
  if (saved.ok) return redirect(withNotice(path, "changes-saved"), 303);
  const { problem } = saved;
  throwIfGone(problem, body.about, body.site);
  const read = await call(readOrganizationDetails, { params: { slug } });
  if (!read.ok) throwIfGone(read.problem, body.about, body.site);
  if (problem.code === "version-conflict") {
    const current = answerOrThrow(read);
    const conflict = { ...body, version: current.version, saved: current };
    return data<RefusedDetails>({ errors: {}, ...conflict, intent: "text" }, { status: problem.status });
  }
  const refusal = refusalOf(problem, ["about", "site"]);
  return data<RefusedDetails>({ ...refusal, ...body, intent: "text" }, { status: 422 });
}

async function changeLogo(call: Call, slug: string, path: string, form: FormData) {
  if (form.has(filesTooLarge)) return refuse({ file: tooLarge() });
  const file = await sentFile(form);
  if (!file) return refuse({ file: message("validation.pictureRequired") });
  const sent = await call(uploadOrganizationLogo, { params: { slug }, file });
  if (sent.ok) return redirect(withNotice(path, "logo-saved"), 303);
  return refuse({ file: fileFault(known(sent.problem)) });
}

async function removeLogo(call: Call, slug: string, path: string) {
  answerOrThrow(await call(removeOrganizationLogo, { params: { slug } }));
  return redirect(withNotice(path, "logo-removed"), 303);
}

/** Somebody else's organization is treated as not found. */
function known<Problem extends { readonly status: number }>(problem: Problem): Problem {
  if (problem.status === 404) throw data(null, { status: 404 });
  return problem;
}

function refuse(errors: Readonly<Record<string, string>>) {
  return data<RefusedDetails>({ errors, intent: "logo" }, { status: 422 });
}
