interface FurtherLinkProps {
  readonly from: number;
  /** How many entries are on this page. */
  readonly shown: number;
  readonly total: number;
  readonly label: string;
  readonly addressOf: (start: number) => string;
}

/** The way from a list that is read from its top to the entries after these. */
export function FurtherLink({ from, shown, total, label, addressOf }: FurtherLinkProps) {
  const next = from + shown;
  if (shown === 0 || next >= total) return null;
  return (
    <p>
      <a href={addressOf(next)} rel="next">
        {label}
      </a>
    </p>
  );
}
