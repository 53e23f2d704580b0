import { useEffect, useState } from "react";
import { Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { Button } from "./button.tsx";

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

/** K-10, in milliseconds; the style sheet says the same. */
const transition = 300;

export default function ConfirmModal({
  title,
  body,
  confirmLabel,
  cancelLabel,
  ...props
}: ConfirmDialogProps) {
  const { tone, busy = false, onConfirm, onCancel } = props;
  const [open, setOpen] = useState(true);
  useEffect(() => {
    if (open) return undefined;
    const gone = setTimeout(onCancel, transition);
    return () => clearTimeout(gone);
  }, [open, onCancel]);
  return (
    <ModalOverlay
      className="dialog-overlay"
      isOpen={open}
      onOpenChange={setOpen}
      isKeyboardDismissDisabled={busy}
    >
      <Modal className="dialog">
        <Dialog role="alertdialog">
          <Heading slot="title">{title}</Heading>
          <p>{body}</p>
          <div className="actions">
            <Button type="button" tone={tone ?? "primary"} busy={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
            <Button type="button" tone="quiet" busy={busy} onClick={() => setOpen(false)}>
              {cancelLabel}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
