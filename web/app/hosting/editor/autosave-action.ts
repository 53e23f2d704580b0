import { message } from "@candor/contract/messages/message";
import { type ClientActionFunctionArgs, data } from "react-router";
import { textOf } from "../../wire/text-of.ts";
import type { EditorAnswer } from "./editor-answer.ts";

/**
 * Runs in the browser, around an editor's action. An automatic save that fails is a message: an error page or the
 * sign-in page would replace what was typed.
 */
export async function autosaveAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData();
  if (textOf(form, "intent") !== "autosave") return serverAction<EditorAnswer>();
  return serverAction<EditorAnswer>().catch((refusal: unknown) => {
    // An automatic save leads nowhere except to the page for signing in.
    const isSignedOut = refusal instanceof Response && refusal.headers.has("location");
    const trouble = message(isSignedOut ? "hosting.autosaveSignedOut" : "hosting.autosaveFailed");
    // The router loads the page's data again after any other status, and that leads to the same pages.
    return data<Partial<EditorAnswer>>({ trouble, failed: true }, { status: 503 });
  });
}
