import { message } from "@candor/contract/messages/message";

/** Where in the resume a value stands. */
export function SourceLine({ line, source }: { line: number; source: string }) {
  return <p className="source-line">{message("reading.line", { line: String(line), source })}</p>;
}
