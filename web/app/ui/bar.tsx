interface BarProps {
  /** Between 0 and 1. */
  readonly share: number;
  /** The end of a thinner line, between the share and 1. */
  readonly reach?: number;
}

/** Attributes, not styles: the page's policy ignores inline ones. */
export function Bar({ share, reach = 0 }: BarProps) {
  return (
    <svg className="figure-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden>
      <rect className="figure-bar-reach" y="2" width={reach * 100} height="2" />
      <rect width={share * 100} height="6" />
    </svg>
  );
}
