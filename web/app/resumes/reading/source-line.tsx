import { message } from "@candor/contract/messages/message";

/** Where in the resume a value stands; leads to it in the document beside. */
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
