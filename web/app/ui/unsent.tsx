import { message } from "@candor/contract/messages/message";
import type { ReactNode } from "react";

interface UnsentProps {
  /** Why it was refused; absent if it was never sent. */
  readonly why?: string | undefined;
  readonly text: string;
  /** What is said above the text. */
  readonly lead?: string;
  /** What else was not sent. */
  readonly children?: ReactNode;
}

/** What somebody wrote, where the form is gone because they may no longer send it. */
export function Unsent({ why, text, lead = message("form.unsent"), children }: UnsentProps) {
  return (
    <div role="alert">
      {why !== undefined && <p>{why}</p>}
      {text !== "" && (
        <>
          <p>{lead}</p>
          <blockquote className="as-typed">{text}</blockquote>
        </>
      )}
      {children}
    </div>
  );
}
