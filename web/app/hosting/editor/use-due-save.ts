import { useRef } from "react";

/** Milliseconds without typing before what was typed is saved. */
const pause = 1500;

export interface DueSave {
  /** Whether something was typed that no save has taken yet. */
  readonly isDue: () => boolean;
  /** Saves after a pause, which begins again. */
  readonly begin: (save: () => void) => void;
  /** Saves nothing for now: it stays due. */
  readonly stop: () => void;
  /** A save takes what was typed. */
  readonly take: () => void;
}

/** The pause between typing and saving. */
export function useDueSave(): DueSave {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  return {
    isDue: () => timer.current !== undefined,
    begin: (save) => {
      stop();
      timer.current = setTimeout(save, pause);
    },
    stop,
    take: () => {
      stop();
      timer.current = undefined;
    },
  };
}
