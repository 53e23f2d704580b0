import { decodeText } from "./decode.ts";
import { DocumentRefused } from "./document.ts";

/** Markup and program code in plain characters: nobody means to send these as a document. */
const otherKinds = /^\s*(?:<!doctype|<\?xml|<html|<svg|%!PS|#!)/i;

export function readPlainText(bytes: Buffer): string {
  const text = decodeText(bytes);
  if (text.trim() === "" || text.includes("\0") || otherKinds.test(text))
    throw new DocumentRefused("unreadable");
  const unprintable = text.match(/[^\P{C}\s\p{Cf}]/gu)?.length ?? 0;
  if (unprintable * 50 > text.length) throw new DocumentRefused("unreadable");
  return text;
}
