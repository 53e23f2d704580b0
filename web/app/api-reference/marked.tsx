import type { ReactNode } from "react";

const marks = /`(?<code>[^`]+)`|\[(?<label>[^\]]+)\]\((?<address>[^)]+)\)/g;

/** A text in which `code` and [links](/address) are marked as in Markdown. */
export function Marked({ text }: { text: string }): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: mark, index, groups = {} } of text.matchAll(marks)) {
    const { code, label, address } = groups;
    parts.push(text.slice(end, index));
    parts.push(
      code === undefined ? (
        <a key={index} href={address}>
          {label}
        </a>
      ) : (
        <code key={index}>{code}</code>
      ),
    );
    end = index + mark.length;
  }
  return [...parts, text.slice(end)];
}
