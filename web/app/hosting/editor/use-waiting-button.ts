import { startTransition, useRef } from "react";

export interface WaitingButton {
  readonly isWaiting: () => boolean;
  /** Keeps the form from being sent until the button is pressed again. */
  readonly hold: (event: SubmitEvent) => void;
  readonly press: (form: HTMLFormElement | null) => void;
  readonly release: () => void;
}

/**
 * A button that was pressed during a save: its request must name the version that the save makes. `onWaiting` is called
 * when it begins to wait, and when that is over.
 */
export function useWaitingButton(onWaiting: (isWaiting: boolean) => void): WaitingButton {
  /** Null if the form was sent by a key. */
  const pressed = useRef<HTMLElement | null>(undefined);
  return {
    isWaiting: () => pressed.current !== undefined,
    hold: (event) => {
      event.preventDefault();
      event.stopPropagation();
      // A second press does nothing.
      if (pressed.current !== undefined) return;
      pressed.current = event.submitter;
      onWaiting(true);
    },
    press: (form) => {
      if (pressed.current !== undefined) form?.requestSubmit(pressed.current);
    },
    release: () => {
      if (pressed.current === undefined) return;
      pressed.current = undefined;
      // With the router's own update, so that the buttons stay busy until the page is sent.
      startTransition(() => onWaiting(false));
    },
  };
}
