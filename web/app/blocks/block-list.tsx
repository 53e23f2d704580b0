import type { Block } from "@candor/contract/blocks/shapes";
import { message } from "@candor/contract/messages/message";
import { Form } from "react-router";
import { addresses } from "../addresses.ts";
import { Button } from "../ui/button.tsx";
import { useDates } from "../wording/use-dates.ts";

/** Each with the button that removes it. */
export function BlockList({ blocks }: { blocks: readonly Block[] }) {
  return (
    <ul className="ledger blocks">
      {blocks.map((block) => (
        <li key={block.id}>
          <BlockEntry block={block} />
        </li>
      ))}
    </ul>
  );
}

function BlockEntry({ block: { id, kind, organization, domain = "", since } }: { block: Block }) {
  const { dateText } = useDates();
  const name = organization?.name ?? domain;
  const [label, labelThis] =
    kind === "blocked"
      ? (["blocks.unblock", "blocks.unblockThis"] as const)
      : (["blocks.keepAwayNoLonger", "blocks.keepAwayNoLongerThis"] as const);
  return (
    <>
      <div>
        <p>
          <strong>{organization ? <a href={addresses.openBooks(organization)}>{name}</a> : name}</strong>
        </p>
        <p className="since">{message("blocks.since", { date: dateText(since) })}</p>
      </div>
      <Form method="post">
        <input type="hidden" name="id" value={id} />
        <Button
          tone="quiet"
          name="intent"
          value="remove"
          aria-label={message(labelThis, { organization: name })}
        >
          {message(label)}
        </Button>
      </Form>
    </>
  );
}
