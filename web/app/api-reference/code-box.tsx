interface CodeBoxProps {
  /** What it is, for screen readers: the box can be focused, to scroll it by keys. */
  readonly label: string;
  readonly text: string;
}

/** Code that scrolls in its box if it is wide. */
export function CodeBox({ label, text }: CodeBoxProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll only what has the focus
    <pre className="api-code" tabIndex={0} role="group" aria-label={label}>
      <code>{text}</code>
    </pre>
  );
}
