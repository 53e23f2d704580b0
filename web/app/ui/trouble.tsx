import { useEffect, useRef } from "react";

interface TroubleProps {
  readonly text: string | undefined;
  /** A new value for each refusal: the same text twice takes the focus twice. */
  readonly refusal: unknown;
}

/** Why nothing was done, if no field is to blame. Takes the focus, with scripts and without. */
export function Trouble({ text, refusal }: TroubleProps) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), [refusal]);
  if (text === undefined) return null;
  return (
    <p className="form-errors" role="alert" ref={line} tabIndex={-1} autoFocus>
      {text}
    </p>
  );
}
