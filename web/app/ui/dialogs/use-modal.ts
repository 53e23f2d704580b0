import { type RefObject, useEffect, useRef } from "react";

interface Modal {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onClose: () => void;
}

/** Shows a dialog over the page. K-10: `onGone` is called once it has faded, so that the page removes it. */
export function useModal(onGone: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => ref.current?.showModal(), []);
  const onClose = () => {
    const fading = ref.current?.getAnimations().map(({ finished }) => finished) ?? [];
    void Promise.allSettled(fading).then(onGone);
  };
  return { ref, onClose };
}
