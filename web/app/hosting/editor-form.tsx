import type { PostingFields as Fields, HostedPosting } from "@candor/contract/hosting/shapes";
import { message } from "@candor/contract/messages/message";
import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { PostingSignals } from "../jobs/details/posting-signals.tsx";
import { Button } from "../ui/button.tsx";
import { UnsavedDialog } from "../ui/unsaved-dialog.tsx";
import { useUnsaved } from "../ui/use-unsaved.ts";
import { Conflict } from "./conflict.tsx";
import type { EditorAnswer } from "./editor-answer.ts";
import { FaultList } from "./fault-list.tsx";
import { PasteSection } from "./paste-section.tsx";
import { PostingFields } from "./posting-fields.tsx";
import { Preview } from "./preview.tsx";
import { QuestionFields } from "./question-fields.tsx";

interface EditorFormProps {
  readonly fields: Fields;
  /** Absent while it is new. */
  readonly posting?: HostedPosting;
  readonly answer: EditorAnswer | undefined;
  readonly now: number;
  /** Hidden fields, and what stands above the form's own. */
  readonly children: ReactNode;
}

/** The editor of a posting: a form without scripts, and the same one with them. */
export function EditorForm({ fields, posting, answer, now, children }: EditorFormProps) {
  const { form, saving, leaving } = useUnsaved(answer);
  const busy = useNavigation().state !== "idle";
  const typed = answer?.typed ?? fields;
  const faults = answer?.faults ?? posting?.faults ?? [];
  const signals = answer?.signals ?? posting?.signals ?? [];
  const mayPublish = posting === undefined || posting.moves.includes("publish");
  return (
    <Form className="posting-form" method="post" noValidate ref={form} onSubmit={saving} key={keyOf(answer)}>
      {answer?.conflict && <Conflict typed={typed} saved={answer.conflict} />}
      {answer?.trouble !== undefined && <p role="alert">{answer.trouble}</p>}
      <FaultList faults={faults} tried={answer?.tried ?? false} />
      <PostingSignals signals={signals} title={message("signal.ofYours")} />
      {answer?.preview && <Preview job={answer.preview} now={now} />}
      {children}
      <PasteSection pasted={answer?.pasted ?? ""} proposals={answer?.proposals} />
      <PostingFields fields={typed} faults={answer?.tried ? faults : []} />
      <QuestionFields
        questions={typed.questions}
        added={answer?.added ?? false}
        faults={answer?.tried ? faults : []}
      />
      <div className="actions">
        {mayPublish && (
          <Button busy={busy} name="intent" value="publish">
            {message("hosting.move.publish")}
          </Button>
        )}
        <Button busy={busy} tone={mayPublish ? "quiet" : "primary"} name="intent" value="save">
          {message(mayPublish ? "hosting.saveDraft" : "hosting.save")}
        </Button>
        <Button busy={busy} tone="quiet" name="intent" value="preview">
          {message("hosting.preview")}
        </Button>
      </div>
      <UnsavedDialog leaving={leaving} />
    </Form>
  );
}

/** What was accepted from a text is put into the fields: they start over with it. */
function keyOf(answer: EditorAnswer | undefined): string {
  return answer?.filled ?? "typed";
}
