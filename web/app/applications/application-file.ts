import type { AnswerFile } from "@candor/contract/answers/shapes";
import type { Conversation } from "@candor/contract/conversations/shapes";
import { data, useLocation } from "react-router";

const parameter = "path";

/**
 * The address to link to for a file on an application's page. The file's own address holds a token that expires in
 * minutes, and the page may be open for longer.
 */
export function useFileAddress(): (url: string | undefined) => string | undefined {
  const { pathname } = useLocation();
  return (url) => url && `${pathname}/file?${new URLSearchParams({ [parameter]: pathOf(url) })}`;
}

export interface WithFiles {
  readonly resumeUrl?: string | undefined;
  readonly answers?: readonly { readonly file?: Pick<AnswerFile, "url"> | undefined }[] | undefined;
}

/** The address of the file that the page's address names, with a new token. Throws a 404 if there is no such file. */
export function fileNamedIn(
  { searchParams }: URL,
  { resumeUrl, answers = [] }: WithFiles,
  talk: Conversation | undefined,
): string {
  const path = searchParams.get(parameter);
  const attached = talk?.messages.flatMap(({ attachments }) => attachments) ?? [];
  const urls = [resumeUrl, ...answers.map(({ file }) => file?.url), ...attached.map(({ url }) => url)];
  const found = urls.find((url) => url !== undefined && pathOf(url) === path);
  if (found === undefined) throw data(null, { status: 404 });
  return found;
}

function pathOf(url: string): string {
  const [path = ""] = url.split("?");
  return path;
}
