import { message } from "@candor/contract/messages/message";

interface UnsentProps {
  /** Why it was refused. */
  readonly why: string;
  readonly text: string;
}

/** What somebody wrote, where the form is gone because they may no longer send it. */
export function Unsent({ why, text }: UnsentProps) {
  return (
    <div role="alert">
      <p>{why}</p>
      {text !== "" && (
        <>
          <p>{message("form.unsent")}</p>
          <blockquote className="as-typed">{text}</blockquote>
        </>
      )}
    </div>
  );
}
