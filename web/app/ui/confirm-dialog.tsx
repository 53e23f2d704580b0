import { lazy, Suspense } from "react";

export interface ConfirmDialogProps {
  readonly title: string;
  readonly body: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly tone?: "danger";
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  /** Called when the dialog has gone: the page takes it away then. */
  readonly onCancel: () => void;
}

const Modal = lazy(() => import("./confirm-modal.tsx"));

/** Confirm or cancel (N-25). A page shows it while it asks; its code is loaded when it is first shown. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Suspense>
      <Modal {...props} />
    </Suspense>
  );
}
