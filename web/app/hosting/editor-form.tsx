import type { PostingFields as Fields, HostedPosting } from "@candor/contract/hosting/shapes";
import { message } from "@candor/contract/messages/message";
import { lazy, type ReactNode, Suspense } from "react";
import { Form, useNavigation } from "react-router";
import { PostingSignals } from "../jobs/details/posting-signals.tsx";
import { Button } from "../ui/button.tsx";
import { UnsavedDialog } from "../ui/unsaved-dialog.tsx";
import { useUnsaved } from "../ui/use-unsaved.ts";
import { AutosaveLine } from "./autosave-line.tsx";
import type { EditorAnswer } from "./editor-answer.ts";
import { FaultList } from "./fault-list.tsx";
import { PasteSection } from "./paste-section.tsx";
import { PostingFields } from "./posting-fields.tsx";
import { QuestionFields } from "./question-fields.tsx";
import { useAutosave } from "./use-autosave.ts";

/** What only an answer shows is no part of the first load. */
const Conflict = lazy(() => import("./conflict.tsx"));
const Preview = lazy(() => import("./preview.tsx"));

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
  const { form, saving, changing, leaving } = useUnsaved(answer);
  const autosave = useAutosave({ form, posting, saved: saving, changing });
  const conflict = answer?.conflict ?? autosave.answer?.conflict;
  const version = Math.max(posting?.version ?? 0, answer?.conflict?.version ?? 0, autosave.version);
  const busy = useNavigation().state !== "idle";
  const typed = answer?.typed ?? fields;
  const faults = answer?.faults ?? posting?.faults ?? [];
  const signals = answer?.signals ?? posting?.signals ?? [];
  const mayPublish = posting === undefined || posting.moves.includes("publish");
  return (
    <Form
      className="posting-form"
      method="post"
      noValidate
      ref={form}
      onSubmit={(event) => {
        if (autosave.submits(event)) saving();
      }}
      key={keyOf(answer)}
    >
      <Suspense>{conflict && <Conflict typed={autosave.answer?.typed ?? typed} saved={conflict} />}</Suspense>
      {answer?.trouble !== undefined && <p role="alert">{answer.trouble}</p>}
      <FaultList faults={faults} tried={answer?.tried ?? false} />
      <PostingSignals signals={signals} title={message("signal.ofYours")} />
      <Suspense>{answer?.preview && <Preview job={answer.preview} now={now} />}</Suspense>
      {posting && <input type="hidden" name="version" value={version} />}
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
      <AutosaveLine answer={autosave.answer} />
      <UnsavedDialog leaving={leaving} />
    </Form>
  );
}

/** What was accepted from a text is put into the fields: they start over with it. */
function keyOf(answer: EditorAnswer | undefined): string {
  return answer?.filled ?? "typed";
}
