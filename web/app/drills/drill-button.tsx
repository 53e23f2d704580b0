import { message } from "@candor/contract/messages/message";
import { Form } from "react-router";
import { Button } from "../ui/button.tsx";
import { useSession } from "../wire/session-data.ts";
import type { Press } from "./seen-at.ts";

/** What makes no sense without somebody's session. */
const ofSession: ReadonlySet<Press> = new Set([
  "sessionRefused",
  "sessionRefusedSilently",
  "unreadableToken",
  "unreadProfile",
  "emptyProfile",
  "noWithdrawal",
  "sessionEnd",
]);

/** Breaks something, for this browser. */
export function DrillButton({ press, onPress }: { press: Exclude<Press, "end">; onPress?: () => void }) {
  const { signedIn } = useSession();
  if (ofSession.has(press) && !signedIn) return <p className="unstated">{message("drills.needsSession")}</p>;
  return (
    <Form method="post" onSubmit={onPress} preventScrollReset>
      <Button tone="quiet" name="press" value={press}>
        {message(`drills.start.${press}`)}
      </Button>
    </Form>
  );
}
