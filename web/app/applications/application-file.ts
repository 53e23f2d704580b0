import type { AnswerFile } from "@candor/contract/answers/shapes";
import type { Conversation } from "@candor/contract/conversations/shapes";
import { data, redirect, useLocation } from "react-router";

const parameter = "path";

/**
 * The address to link to for a file on an application's page. The file's own address holds a token that expires in
 * minutes, and the page may be open for longer.
 */
export function useFileAddress(): (url: string | undefined) => string | undefined {
  const { pathname } = useLocation();
  return (url) => url && `${pathname}/file?${new URLSearchParams({ [parameter]: pathOf(url) })}`;
}

interface WithFiles {
  readonly resumeUrl?: string | undefined;
  readonly answers?: readonly { readonly file?: Pick<AnswerFile, "url"> | undefined }[] | undefined;
}

/** Leads to the file that the address names, with a new token; 404 if the application has no such file. */
export function toFile(
  { searchParams }: URL,
  { resumeUrl, answers = [] }: WithFiles,
  talk: Conversation | undefined,
): Response {
  const path = searchParams.get(parameter);
  const attached = talk?.messages.flatMap(({ attachments }) => attachments) ?? [];
  const urls = [resumeUrl, ...answers.map(({ file }) => file?.url), ...attached.map(({ url }) => url)];
  const found = urls.find((url) => url !== undefined && pathOf(url) === path);
  if (found === undefined) throw data(null, { status: 404 });
  return redirect(found, 303);
}

function pathOf(url: string): string {
  const [path = ""] = url.split("?");
  return path;
}
