import { keepPicture, removePicture } from "@candor/contract/accounts/routes";
import { filesTooLarge } from "@candor/contract/form-header";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "react-router";
import { addresses } from "../../addresses.ts";
import { throwIfTooOften } from "../../forms/throw-if-too-often.ts";
import { sentFile } from "../../resumes/sent-file.ts";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import type { NoticeName } from "../../ui/notices/notice-names.ts";
import { withNotice } from "../../ui/notices/notices.tsx";
import { formOf } from "../../wire/form-of.ts";
import { redirectToPart } from "../../wire/redirect-to-part.ts";

export const handle: PageHandle = { requiresAuth: true };

/** There is no page here: opening the form's address leads to the form. */
export function loader({ url, context }: LoaderFunctionArgs) {
  requireSession(url, context);
  return redirect(addresses.account(), 303);
}

/** Saves a picture, or deletes it. */
export async function action({ request, url, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const form = await formOf(request);
  if (form.get("intent") === "remove") {
    const removed = await call(removePicture, {});
    if (!removed.ok) throwIfTooOften(removed.problem, addresses.account());
    return told(removed.ok ? "changes-saved" : "try-again");
  }
  if (form.has(filesTooLarge)) return refused("picture-size");
  const file = await sentFile(form);
  const kept = file && (await call(keepPicture, { file }));
  if (kept?.ok) return told("changes-saved");
  if (kept?.problem.code === "payload-too-large") return refused("picture-size");
  if (kept?.problem.code === "impersonated") return told("impersonated");
  return refused("picture");
}

function refused(change: "picture" | "picture-size") {
  return redirectToPart(addresses.accountPart("own-picture", change));
}

function told(notice: NoticeName) {
  return redirectToPart(withNotice(addresses.accountPart("own-picture"), notice));
}
