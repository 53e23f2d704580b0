import { message } from "@candor/contract/messages/message";

/** A value's line in the resume; links to it in the document next to it. */
export function SourceLine({ line, source }: { line: number; source: string }) {
  return (
    <p className="source-line">
      <a href={`#${lineId(line)}`}>{message("reading.line", { line: String(line), source })}</a>
    </p>
  );
}

export function lineId(line: number): string {
  return `line-${line}`;
}
