import { lazy, Suspense } from "react";
import type { ConfirmDialogProps } from "./confirm-modal.tsx";

const Modal = lazy(() => import("./confirm-modal.tsx"));

/** Confirm or cancel (N-25). A page renders it to ask; its code is loaded when it is first shown. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Suspense>
      <Modal {...props} />
    </Suspense>
  );
}
