import { message } from "@candor/contract/messages/message";
import type { HeldDecision, OrganizationApplicationDetails } from "@candor/contract/organizations/shapes";
import type { DecisionStage } from "@candor/contract/values";
import { useState } from "react";
import { Form, Link, useNavigation } from "react-router";
import { SendFirst } from "../../forms/send-first.tsx";
import { useFormWhenGone, useLeft } from "../../forms/use-form-when-gone.ts";
import { useStaying } from "../../pipeline/use-staying.ts";
import type { NoteTemplates } from "../../templates/template-buttons.tsx";
import { Button } from "../../ui/button.tsx";
import { EnterButton } from "../../ui/enter-button.tsx";
import { type FormError, FormErrors } from "../../ui/form-errors.tsx";
import { Trouble } from "../../ui/trouble.tsx";
import { Unsent } from "../../ui/unsent.tsx";
import { useTimesSent } from "../../ui/use-times-sent.ts";
import { textOf } from "../../wire/text-of.ts";
import { DecisionFields, type TypedDecision, typedOf } from "./decision-fields.tsx";
import { stagesFrom } from "./stages-from.ts";

export interface DecisionRefusal {
  readonly faults: readonly FormError[];
  readonly trouble: string | undefined;
  readonly typed: TypedDecision;
  /** The next try is a new sending: the first one's key would repeat the refusal. */
  readonly sendKey: string;
  /** Set if nothing was refused: a template was put into the note. Different each time. */
  readonly filled?: string;
}

interface Answering {
  /** Where it goes on without a mark. */
  readonly skip: string;
  readonly declining: boolean;
  /** Whether it goes on to the review, which it came from. */
  readonly reviewing: boolean;
}

interface DecisionFormProps {
  readonly application: OrganizationApplicationDetails;
  readonly mark: HeldDecision | undefined;
  readonly refusal: DecisionRefusal | undefined;
  /** Makes a repeated post of this form the same sending. */
  readonly sendKey: string;
  readonly zones: readonly string[];
  readonly templates?: NoteTemplates;
  readonly now: number;
  /** Set while answers are marked, one after another or from their review. */
  readonly answering?: Answering | undefined;
}

/** The Pro's answer: a stage, and for a refusal the reason that the applicant reads. */
export function DecisionForm(props: DecisionFormProps) {
  const { application, refusal } = props;
  const stages = stagesFrom[application.status];
  const sent = useTimesSent("send", refusal);
  const [left, keep] = useLeft<string>(sent);
  if (stages.length > 0) return <StagesForm {...props} stages={stages} onGone={keep} />;
  // The applicant may withdraw while the Pro writes.
  const unsent = left?.trim() || (refusal?.typed.note ?? "");
  return (
    <>
      {(unsent !== "" || refusal?.trouble !== undefined) && <Unsent why={refusal?.trouble} text={unsent} />}
      <p>{message("organization.atItsEnd")}</p>
    </>
  );
}

interface StagesFormProps extends DecisionFormProps {
  readonly stages: readonly DecisionStage[];
  /** Gets the note that the form held when it was removed. */
  readonly onGone: (note: string) => void;
}

function StagesForm({
  application,
  mark,
  refusal,
  sendKey,
  zones,
  templates,
  now,
  answering,
  stages,
  onGone,
}: StagesFormProps) {
  /** When somebody began to fill the form in: they answer what the page said then, even if it has changed since. */
  const [begun, setBegun] = useState<number>();
  const form = useFormWhenGone((held) => onGone(textOf(held, "note")));
  const busy = useNavigation().state !== "idle";
  const staying = useStaying();
  const name = `${application.firstName} ${application.lastName}`;
  const declining = answering?.declining ? { stage: "declined" } : {};
  return (
    <Form
      className="decision"
      method="post"
      ref={form}
      onSubmit={staying}
      onChange={() => setBegun((before) => before ?? now)}
      noValidate
    >
      <EnterButton name="intent" value={answering ? "mark" : "send"} />
      <FormErrors errors={refusal?.faults ?? []} />
      <input type="hidden" name="key" value={refusal?.sendKey ?? sendKey} />
      <input type="hidden" name="asOf" value={refusal?.typed.asOf ?? new Date(begun ?? now).toISOString()} />
      <DecisionFields
        name={name}
        stages={stages}
        typed={refusal?.typed ?? (mark ? typedOf(mark) : declining)}
        faults={refusal?.faults ?? []}
        sendsByKey={answering !== undefined}
        zones={zones}
        filled={refusal?.filled}
        templates={templates ? [templates] : []}
      />
      <p className="field-hint">
        {message(answering ? "organization.markTerms" : "organization.decideTerms", { name })}
      </p>
      <SendFirst />
      {/* Beside the pressed button: the form's top may be out of view. */}
      <Trouble text={refusal?.trouble} refusal={refusal} />
      <Actions answering={answering} busy={busy} />
    </Form>
  );
}

function Actions({ answering, busy }: Pick<DecisionFormProps, "answering"> & { busy: boolean }) {
  if (!answering)
    return (
      <Button busy={busy} name="intent" value="send">
        {message("organization.send")}
      </Button>
    );
  return (
    <div className="actions">
      <button
        className="button"
        name="intent"
        value="mark"
        data-sent=""
        data-leaves=""
        aria-disabled={busy || undefined}
      >
        {message(answering.reviewing ? "organization.markAgain" : "organization.markAndNext")}
      </button>
      <Link className="button button-quiet" to={answering.skip}>
        {message(answering.reviewing ? "organization.backToReview" : "organization.skip")}
      </Link>
    </div>
  );
}
