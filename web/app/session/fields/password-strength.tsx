import { message } from "@candor/contract/messages/message";
import type { EstimatedPassword, PasswordStrength } from "@candor/contract/session/shapes";
import { useEffect, useRef, useState } from "react";
import "../../styles/password.css";

/** Milliseconds without a keystroke before what was typed is estimated. */
const pause = 250;

/** V-23: asks how strong a password is, a moment after it was typed. */
export function usePasswordStrength() {
  const [strength, setStrength] = useState<PasswordStrength>();
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), []);
  const estimate = (typed: EstimatedPassword) => {
    asking.current?.abort();
    const { signal } = (asking.current = new AbortController());
    const timer = setTimeout(() => {
      import("./ask-strength.ts")
        .then(({ askStrength }) => askStrength(typed, signal))
        .then(setStrength)
        .catch(() => undefined);
    }, pause);
    signal.addEventListener("abort", () => clearTimeout(timer));
  };
  return { strength, estimate };
}

const marks = [1, 2, 3, 4];

/** K-20. The words say it; the marks draw it. The region is there from the start, so that a change is announced. */
export function StrengthMeter({ strength }: { strength: PasswordStrength | undefined }) {
  return (
    <div className="strength" role="status">
      {strength !== undefined && (
        <>
          <span className="strength-marks" aria-hidden>
            {marks.map((mark) => (
              <span key={mark} data-reached={mark <= strength || undefined} />
            ))}
          </span>
          <span>
            {message("login.strength")}: <strong>{message(`password.strength${strength}`)}</strong>
          </span>
        </>
      )}
    </div>
  );
}
