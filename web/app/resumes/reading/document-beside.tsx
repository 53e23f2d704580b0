import { message } from "@candor/contract/messages/message";
import type { ResumePages } from "@candor/contract/resumes/reading";
import { addresses } from "../../addresses.ts";
import { lineId } from "./source-line.tsx";
import "../../styles/document-beside.css";

interface DocumentBesideProps {
  readonly resume: string;
  readonly fileName: string;
  readonly document: ResumePages;
  /** The lines that undecided values were read from. */
  readonly sources: readonly number[];
}

/** M-05. The pages that values were read from, with their lines marked; a file without pages shows its text. */
export function DocumentBeside({ resume, fileName, document, sources }: DocumentBesideProps) {
  const marked = new Set(sources);
  const pages = [...document.pages.entries()].filter(([, { lines }]) =>
    lines.some(({ line }) => marked.has(line)),
  );
  if (pages.length === 0 && document.text === undefined) return null;
  return (
    <aside className="document-beside" aria-label={fileName}>
      {pages.map(([index, { width, height, lines }]) => (
        <figure key={index}>
          <figcaption>
            {message("reading.page", { page: String(index + 1), pages: String(document.pages.length) })}
          </figcaption>
          <div className="document-page">
            <img
              src={addresses.resumePage(resume, index + 1)}
              alt={message("reading.pagePicture", { page: String(index + 1), fileName })}
              width={Math.round(width)}
              height={Math.round(height)}
              loading="lazy"
            />
            <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
              {lines
                .filter(({ line }) => marked.has(line))
                .map(({ line, ...box }) => (
                  <rect key={line} id={lineId(line)} rx="2" {...box} />
                ))}
            </svg>
          </div>
        </figure>
      ))}
      {pages.length === 0 && <TextBeside text={document.text ?? ""} marked={marked} />}
    </aside>
  );
}

function TextBeside({ text, marked }: { text: string; marked: ReadonlySet<number> }) {
  return (
    <p className="document-text">
      {text.split("\n").map((words, index) => {
        const line = index + 1;
        return (
          // A line is identified only by its number.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={line}>
            {marked.has(line) ? <mark id={lineId(line)}>{words}</mark> : words}
            {"\n"}
          </span>
        );
      })}
    </p>
  );
}
