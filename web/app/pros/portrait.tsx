import type { PublicPro } from "@candor/contract/pros/shapes";

/** K-13: a Pro's picture in a square of 175 pixels, or their initials. */
export function Portrait({ pro: { name, picture } }: { pro: PublicPro }) {
  if (picture !== undefined)
    return <img className="portrait" src={picture} alt="" width={175} height={175} />;
  return (
    <span className="portrait portrait-initials" aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => /^./u.exec(word ?? "")?.[0] ?? "").join("");
}
