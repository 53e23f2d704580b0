import { Button } from "../ui/button.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { Statement } from "../ui/statement.tsx";

/** The value of the button that turns the mails on again. */
const resuming = "resume";

/** It shows the current state, so no copy is cached for the address's next visitor. */
export const switchHeaders = { "cache-control": "no-store" };

/**
 * RFC 8058: one POST turns mails off, whatever it contains: mail programs send no cookie, and some no form. Only the
 * page's own button turns them on.
 */
export async function turnsOn(request: Request): Promise<boolean> {
  const form = await request.formData().catch(() => undefined);
  return form?.get("intent") === resuming;
}

interface OffSwitchProps {
  readonly title: string;
  /** The current state: after a POST, the receipt. */
  readonly body: string;
  readonly state: "on" | "off" | "gone";
  readonly stop: string;
  readonly undo: string;
}

/** M-31: a mail's off switch. Opening it changes nothing, because mail scanners open it too. */
export function OffSwitch({ title, body, state, stop, undo }: OffSwitchProps) {
  return (
    <Statement title={title} body={body}>
      <PageHead title={title} unlisted />
      {state !== "gone" && (
        <form method="post" className="actions">
          {state === "on" ? (
            <Button name="intent" value="stop">
              {stop}
            </Button>
          ) : (
            <Button tone="quiet" name="intent" value={resuming}>
              {undo}
            </Button>
          )}
        </form>
      )}
    </Statement>
  );
}
