import { readReceipts } from "@candor/contract/receipts/routes";
import type { ApplicationReceipt, IssuedReceipt } from "@candor/contract/receipts/shapes";
import type { SignedDocument } from "@candor/contract/receipts/signed-document";
import { data, type LoaderFunctionArgs } from "react-router";
import { requireSession } from "../session/require-session.ts";
import { answerOrThrow } from "../wire/answer-or-throw.ts";

/** The receipts of one's own application, latest first. Throws 404 for somebody else's, and if none was signed. */
export async function ownReceipts({
  url,
  params,
  context,
}: Pick<LoaderFunctionArgs, "url" | "params" | "context">): Promise<IssuedReceipt[]> {
  const { call } = requireSession(url, context);
  const found = answerOrThrow(await call(readReceipts, { params: { id: params["id"] ?? "" } }));
  if (found.receipts.length === 0) throw data(null, { status: 404 });
  return found.receipts;
}

/** What a receipt of ours says. */
export function signedIn({ text }: IssuedReceipt): SignedDocument<ApplicationReceipt> {
  return JSON.parse(text) as SignedDocument<ApplicationReceipt>;
}
