import type { BlockBody } from "@candor/contract/blocks/shapes";
import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { Form } from "react-router";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import type { BlockRefusal } from "./blocks-action.ts";

const texts = {
  blocked: { label: "blocks.blockedName", press: "blocks.block" },
  employer: { label: "blocks.employerName", press: "blocks.keepAway" },
} as const;

/** Adds an entry of one kind by what is typed. */
export function BlockForm({ kind, refusal }: { kind: BlockBody["kind"]; refusal: BlockRefusal | undefined }) {
  const { label, press } = texts[kind];
  const own = refusal?.kind === kind ? refusal : undefined;
  return (
    <Form method="post" className="change-form">
      <input type="hidden" name="kind" value={kind} />
      <TextField
        name={kind}
        label={message(label)}
        autoComplete="organization"
        maxLength={limits.queryCharacters}
        defaultValue={own?.typed}
        error={own?.text}
      />
      <div className="actions">
        <Button name="intent" value="add">
          {message(press)}
        </Button>
      </div>
    </Form>
  );
}
