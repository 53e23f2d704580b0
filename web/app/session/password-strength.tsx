import { message } from "@candor/contract/messages/message";
import type { PasswordStrength } from "@candor/contract/session";
import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import "../styles/password.css";

/** Milliseconds without a key, after which what was typed is estimated. */
const pause = 250;

/** The value of the button by which a form asks for no more than an estimate. */
export const estimating = "estimate";

/** V-23: asks the page's action how strong a password is, a moment after it was typed. */
export function usePasswordStrength() {
  const { data, submit } = useFetcher<{ strength?: PasswordStrength }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const estimate = (password: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      void submit({ intent: estimating, password }, { method: "post", defaultShouldRevalidate: false });
    }, pause);
  };
  return { strength: data?.strength, estimate };
}

const marks = [1, 2, 3, 4];

/** K-20. The words say it; the marks draw it. The region stands from the start, so that a change is heard. */
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
