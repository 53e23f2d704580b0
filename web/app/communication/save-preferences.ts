import type { PageContext } from "@candor/contract/pages";
import { savePreferences } from "@candor/contract/preferences";
import { preferenceKinds } from "@candor/contract/values";
import { redirect } from "react-router";
import type { Typed } from "../session/typed-fields.ts";
import { withNotice } from "../ui/notices.tsx";

/** Keeps what the form of `/opt` or of the settings chose, and leads back to it. A box that is not ticked says no. */
export async function saveChosen({ call }: PageContext, typed: Typed, page: string): Promise<Response> {
  const preferences = preferenceKinds.map((kind) => ({
    kind,
    channel: "email" as const,
    wanted: typed(kind) !== "",
  }));
  const saved = await call(savePreferences, { body: { preferences } });
  return redirect(withNotice(page, saved.ok ? "communication-saved" : "try-again"), 303);
}
