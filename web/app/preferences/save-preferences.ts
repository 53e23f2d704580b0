import type { PageContext } from "@candor/contract/pages";
import { readPreferences, savePreferences } from "@candor/contract/preferences/routes";
import { preferenceChannels, preferenceKinds } from "@candor/contract/values";
import { redirect } from "react-router";
import { throwIfTooOften } from "../forms/throw-if-too-often.ts";
import type { Typed } from "../forms/typed-fields.ts";
import type { NoticeName } from "../ui/notices/notice-names.ts";
import { withNotice } from "../ui/notices/notices.tsx";
import { boxOf, digested, digestShown, owner, shownOf } from "./preferences-form.tsx";

/** Saves the choices from the form of `/opt` or of the settings, and returns to it. */
export async function saveChosen({ call }: PageContext, typed: Typed, page: string): Promise<Response> {
  return redirect(withNotice(page, await save(call, typed, page)), 303);
}

/** An unchecked box says no. A form that was shown to the person who used this browser before chooses nothing. */
async function save(call: PageContext["call"], typed: Typed, page: string): Promise<NoticeName> {
  const own = await call(readPreferences, {});
  if (!own.ok) return "try-again";
  if (own.answer.accountId !== typed(owner)) return "communication-of-another";
  const channels = preferenceChannels.filter(
    (channel) => channel === "email" || typed(shownOf(channel)) !== "",
  );
  const preferences = channels.flatMap((channel) =>
    preferenceKinds.map((kind) => ({ kind, channel, wanted: typed(boxOf(channel, kind)) !== "" })),
  );
  const digest = typed(digestShown) === "" ? {} : { digest: typed(digested) !== "" };
  const saved = await call(savePreferences, { body: { preferences, ...digest } });
  if (!saved.ok) throwIfTooOften(saved.problem, page);
  return saved.ok ? "communication-saved" : "try-again";
}
