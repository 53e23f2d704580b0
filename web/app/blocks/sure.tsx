import type { BlockStanding } from "@candor/contract/blocks/shapes";
import { message } from "@candor/contract/messages/message";
import { Form } from "react-router";
import { addresses } from "../addresses.ts";
import { Button, ButtonLink } from "../ui/button.tsx";

interface SureProps {
  readonly standing: BlockStanding;
  /** The visitor's applications that would be withdrawn. */
  readonly waiting: number;
}

/** Says what a block does before it is made. */
export function Sure({ standing: { organization }, waiting }: SureProps) {
  const named = { organization: organization.name };
  return (
    <Form method="post" className="change-form block-sure">
      <h3>{message("blocks.sure", named)}</h3>
      <p>{message("blocks.sureBody", named)}</p>
      {waiting > 0 && <p>{message("blocks.sureWaiting", { count: waiting })}</p>}
      <input type="hidden" name="sure" value="yes" />
      <input type="hidden" name="kind" value="blocked" />
      <input type="hidden" name="blocked" value={organization.slug} />
      <div className="actions">
        <Button tone="danger" name="intent" value="add">
          {message("blocks.blockThis", named)}
        </Button>
        <ButtonLink to={addresses.blocked()} tone="quiet">
          {message("blocks.cancel")}
        </ButtonLink>
      </div>
    </Form>
  );
}
