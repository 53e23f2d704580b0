import { useLayoutEffect, useRef, useState } from "react";
import { Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { Button } from "../button.tsx";

export interface Question {
  readonly title: string;
  readonly body: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
}

export interface ConfirmDialogProps extends Question {
  /** A quiet answer leaves the emphasis to canceling. */
  readonly tone?: "danger" | "quiet";
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  /** Called when the dialog has gone, so that the page removes it. */
  readonly onCancel: () => void;
}

export default function ConfirmModal({
  title,
  body,
  confirmLabel,
  cancelLabel,
  ...props
}: ConfirmDialogProps) {
  const { tone, busy = false, onConfirm, onCancel } = props;
  const [open, setOpen] = useState(true);
  const isCanceled = useRef(false);
  const cancel = () => {
    isCanceled.current = true;
    setOpen(false);
  };
  return (
    <ModalOverlay
      className="dialog-overlay"
      isOpen={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) cancel();
      }}
      isKeyboardDismissDisabled={busy}
    >
      <Leaving
        onGone={() => {
          if (isCanceled.current) onCancel();
        }}
      />
      <Modal className="dialog">
        <Dialog role="alertdialog">
          <Heading slot="title">{title}</Heading>
          <p>{body}</p>
          <div className="actions">
            <Button type="button" tone={tone ?? "primary"} busy={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
            <Button type="button" tone={tone === "quiet" ? "primary" : "quiet"} busy={busy} onClick={cancel}>
              {cancelLabel}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Runs when the dialog leaves the page, after its transition, so that it can be opened again at once. */
function Leaving({ onGone }: { onGone: () => void }) {
  const latest = useRef(onGone);
  useLayoutEffect(() => {
    latest.current = onGone;
  });
  useLayoutEffect(() => () => latest.current(), []);
  return null;
}
