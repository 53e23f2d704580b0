import type { HostedPosting } from "@candor/contract/hosting/shapes";
import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { Form } from "react-router";
import { RefusableForm } from "../forms/refusable-form.tsx";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import type { RefusedClient } from "./agency-action.ts";

interface ClientFormProps {
  readonly refused: RefusedClient | undefined;
  /** The one posting that it is about; absent if it is about all. */
  readonly postingId?: string;
}

/** Names a client, by its name or its address here. */
export function ClientForm({ refused, postingId }: ClientFormProps) {
  return (
    <RefusableForm
      refused={refused}
      intent="ask"
      label={message(postingId === undefined ? "agencies.askAll" : "agencies.askOne")}
    >
      {postingId !== undefined && <input type="hidden" name="posting" value={postingId} />}
      <TextField
        name="client"
        label={message("agencies.client")}
        hint={message("agencies.clientHint")}
        autoComplete="off"
        required
        maxLength={limits.organizationNameCharacters}
        defaultValue={refused?.client}
        error={refused?.errors["client"]}
      />
    </RefusableForm>
  );
}

/** Who one posting is for. */
export function PostingClient({ posting: { id, fields, organization, client } }: { posting: HostedPosting }) {
  const title = fields.title || message("hosting.untitled");
  if (!client) return <p>{message("agencies.postingOwn", { title, organization: organization.name })}</p>;
  const key = client.isConfirmed ? "agencies.postingFor" : "agencies.postingWaits";
  return (
    <Form method="post" className="member-forms">
      <p>{message(key, { title, client: client.name })}</p>
      <input type="hidden" name="posting" value={id} />
      <Button tone="quiet" name="intent" value="drop">
        {message("agencies.drop", { organization: organization.name })}
      </Button>
    </Form>
  );
}
