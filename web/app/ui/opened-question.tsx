import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "./button.tsx";

interface OpenedQuestionProps {
  readonly label: ReactNode;
  /** What is lost. */
  readonly hint: string;
  readonly confirmLabel: string;
  readonly intent: string;
  /** The entry that it is about, in a list. */
  readonly id?: string;
}

/** Asks before something is lost. It opens without scripts, too. */
export function OpenedQuestion({ label, hint, confirmLabel, intent, id }: OpenedQuestionProps) {
  return (
    <details className="deliveries">
      <summary>{label}</summary>
      <Form method="post" className="source-removal">
        {id !== undefined && <input type="hidden" name="id" value={id} />}
        <p>{hint}</p>
        <Button tone="danger" name="intent" value={intent}>
          {confirmLabel}
        </Button>
      </Form>
    </details>
  );
}
