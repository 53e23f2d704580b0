import type { FormHTMLAttributes, ReactNode } from "react";
import { Form } from "react-router";
import { Button, type ButtonTone } from "../ui/button.tsx";
import type { Refusal } from "./refusal.ts";
import { RefusalSummary } from "./refusal-summary.tsx";
import "../styles/change-form.css";

interface RefusableFormProps {
  readonly refused: Refusal | undefined;
  /** Where it is sent; by default, to the page's own address with its query. */
  readonly action?: string;
  /** What the form asks the action to do; absent if the page has no other form. */
  readonly intent?: string;
  /** The button's words. */
  readonly label: string;
  readonly tone?: ButtonTone;
  /** What checks the fields again as they are corrected (`useFormChecks`). */
  readonly checks?: Pick<FormHTMLAttributes<HTMLFormElement>, "onInput" | "onBlur">;
  readonly children: ReactNode;
}

/** A form with one button. The server checks it; the reason for a refusal is shown above its fields. */
export function RefusableForm(props: RefusableFormProps) {
  const { refused, action, intent, label, tone = "primary", checks, children } = props;
  return (
    <Form
      method="post"
      {...(action !== undefined && { action })}
      noValidate
      className="change-form"
      {...checks}
    >
      <RefusalSummary refusal={refused} />
      {children}
      <div className="actions">
        <Button tone={tone} {...(intent !== undefined && { name: "intent", value: intent })}>
          {label}
        </Button>
      </div>
    </Form>
  );
}
