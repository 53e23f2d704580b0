import { message } from "@candor/contract/messages/message";
import type { FileAnswer } from "../http/downloads.ts";
import { isoDate } from "../iso-time.ts";
import { mediaTypes } from "./document.ts";
import type { DocumentReader } from "./reader.ts";

interface Copy {
  readonly email: string;
  readonly organization: string;
  readonly now: number;
  readonly sender: string;
}

/**
 * M-28. An organization's copy names its reader: in each file's name, and on each page of a PDF. If a PDF can't be
 * changed, only its name says it.
 */
export async function markedCopy(
  { documents }: { readonly documents: DocumentReader },
  file: FileAnswer,
  { email, organization, now, sender }: Copy,
): Promise<FileAnswer> {
  const date = isoDate(now);
  const line = plain(message("resumes.copyLine", { email, organization, date }));
  const marked =
    file.mediaType === mediaTypes.pdf ? await documents.mark(file.bytes, line, sender) : undefined;
  return {
    ...file,
    name: named(file.name, (name) => plain(message("resumes.copyName", { name, email, date }))),
    bytes: marked ? Buffer.from(marked) : file.bytes,
  };
}

/** Before the extension, which programs rely on. */
function named(name: string, by: (stem: string) => string): string {
  const dot = name.lastIndexOf(".");
  return dot > 0 ? `${by(name.slice(0, dot))}${name.slice(dot)}` : by(name);
}

/** Without the invisible marks around a name that is written from right to left. */
function plain(text: string): string {
  return text.replaceAll(/[\u2068\u2069]/gu, "");
}
