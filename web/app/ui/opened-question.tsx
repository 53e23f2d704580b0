import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "./button.tsx";

interface OpenedQuestionProps {
  readonly label: ReactNode;
  /** What is lost. */
  readonly hint: string;
  readonly confirmLabel: string;
  readonly intent: string;
  readonly id: string;
}

/** Asks before something in a list is lost. It opens without scripts, too. */
export function OpenedQuestion({ label, hint, confirmLabel, intent, id }: OpenedQuestionProps) {
  return (
    <details className="deliveries">
      <summary>{label}</summary>
      <Form method="post" className="source-removal">
        <input type="hidden" name="id" value={id} />
        <p>{hint}</p>
        <Button tone="danger" name="intent" value={intent}>
          {confirmLabel}
        </Button>
      </Form>
    </details>
  );
}
