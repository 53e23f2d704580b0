import { useState } from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import { Button, ButtonLink, type ButtonTone } from "../button.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import type { Question } from "./confirm-modal.tsx";

interface AskFirstProps {
  /** What the link says. */
  readonly label: string;
  readonly tone: ButtonTone;
  /** The page with the same question, for browsers without scripts. */
  readonly page: string;
  readonly question: Question;
  /** What the page's action gets when the answer is yes. */
  readonly values: Readonly<Record<string, string>>;
  readonly busy?: boolean;
}

/** N-25: asks in a dialog before something is lost; without scripts it links to a page with the same question. */
export function AskFirst({ label, tone, page, question, values, busy = false }: AskFirstProps) {
  const [asking, setAsking] = useState(false);
  const submit = useSubmit();
  return (
    <>
      <a
        className={`button button-${tone}`}
        href={page}
        onClick={(event) => {
          event.preventDefault();
          setAsking(true);
        }}
      >
        {label}
      </a>
      {asking && (
        <ConfirmDialog
          {...question}
          tone="danger"
          busy={busy}
          onConfirm={() => {
            setAsking(false);
            void submit(values, { method: "post" });
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}

interface AskedProps extends Pick<AskFirstProps, "question" | "values"> {
  /** Where "no" leads. */
  readonly back: string;
}

/** The same question on a page of its own. */
export function Asked({ question, values, back }: AskedProps) {
  const busy = useNavigation().state !== "idle";
  return (
    <Form method="post">
      <p>
        <strong>{question.title}</strong> {question.body}
      </p>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="actions">
        <Button tone="danger" busy={busy}>
          {question.confirmLabel}
        </Button>
        <ButtonLink tone="quiet" to={back}>
          {question.cancelLabel}
        </ButtonLink>
      </div>
    </Form>
  );
}
