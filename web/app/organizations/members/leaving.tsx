import { message } from "@candor/contract/messages/message";
import type { Member } from "@candor/contract/organizations/member-shapes";
import { Form } from "react-router";
import { RefusalSummary } from "../../forms/refusal-summary.tsx";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/field.tsx";
import { OpenedQuestion } from "../../ui/opened-question.tsx";
import type { Refused } from "./member-action.ts";

interface LeavingProps {
  readonly organization: string;
  readonly members: readonly Member[];
  readonly refused: Refused | undefined;
}

/** The last owner hands over, or says that nobody will answer anymore. */
export function Leaving({ organization, members, refused }: LeavingProps) {
  const own = members.find(({ isCaller }) => isCaller);
  const isOnlyOwner =
    own?.role === "owner" && members.every(({ role, isCaller }) => isCaller || role !== "owner");
  if (isOnlyOwner && members.length > 1)
    return (
      <>
        <p>
          <strong>{message("members.lastTitle")}</strong>
        </p>
        <p>{message("members.lastOthers")}</p>
      </>
    );
  if (!isOnlyOwner)
    return (
      <>
        <RefusalSummary refusal={refused} />
        <OpenedQuestion
          label={message("members.leaveWhich", { organization })}
          hint={message("members.leaveHint")}
          confirmLabel={message("members.leaveButton")}
          intent="leave"
        />
      </>
    );
  return (
    <Form method="post" className="change-form">
      <RefusalSummary refusal={refused} />
      <p>
        <strong>{message("members.lastTitle")}</strong>
      </p>
      <p>{message("members.lastAlone", { organization })}</p>
      <label className="choice">
        <input
          type="checkbox"
          id="last"
          name="last"
          value="yes"
          aria-invalid={refused?.errors["last"] === undefined ? undefined : true}
        />
        <span>{message("members.lastConfirm")}</span>
      </label>
      <div className="actions">
        <Button tone="danger" name="intent" value="leave">
          {message("members.leaveButton")}
        </Button>
      </div>
    </Form>
  );
}

/** Another member becomes an owner, and the caller a recruiter. */
export function HandingOver({ members, refused }: Omit<LeavingProps, "organization">) {
  const others = members.filter(({ isCaller }) => !isCaller);
  return (
    <Form method="post" noValidate className="change-form">
      <RefusalSummary refusal={refused} />
      <p>{message("members.transferHint")}</p>
      <SelectField
        name="memberId"
        label={message("members.transferTo")}
        // Nobody is chosen at first: only another owner can undo this.
        options={[
          { value: "", label: message("members.transferNobody") },
          ...others.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        error={refused?.errors["memberId"]}
      />
      <div className="actions">
        <Button tone="quiet" name="intent" value="transfer">
          {message("members.transfer")}
        </Button>
      </div>
    </Form>
  );
}
