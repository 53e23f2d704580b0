import type { PostingFields as Fields, HostedPosting } from "@candor/contract/hosting/shapes";
import { message } from "@candor/contract/messages/message";
import {
  type ComponentType,
  type FormEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "../../ui/button.tsx";
import { EnterButton } from "../../ui/enter-button.tsx";
import { Trouble } from "../../ui/trouble.tsx";
import { AboveFields } from "./above-fields.tsx";
import type { EditorAnswer } from "./editor-answer.ts";
import { FoundFields } from "./found-fields.tsx";
import { PasteSection } from "./paste-section.tsx";
import { PostingFields } from "./posting-fields.tsx";
import { QuestionFields } from "./question-fields.tsx";
import type { Autosaved, Autosaving } from "./use-autosave.ts";

/** Autosaves a draft or a new posting, once the page has loaded. A published posting changes only when somebody says so. */
function useLater(isDraft: boolean): ComponentType<Autosaving> | undefined {
  const [Later, setLater] = useState<ComponentType<Autosaving>>();
  useEffect(() => {
    if (!isDraft) return undefined;
    const load = () => import("./autosave.tsx").then(({ Autosave }) => setLater(() => Autosave));
    const timer = setTimeout(() => void load(), 200);
    return () => clearTimeout(timer);
  }, [isDraft]);
  return Later;
}

interface EditorFormProps {
  readonly fields: Fields;
  /** Absent while it is new. */
  readonly posting?: HostedPosting;
  readonly answer: EditorAnswer | undefined;
  readonly now: number;
  /** The form, for a page that asks about its edits. */
  readonly form?: RefObject<HTMLFormElement | null>;
  /** Called with the number of the draft that a new posting became while it was typed. */
  readonly onBegun?: (id: string) => void;
  readonly onAutosaved?: (saved: Autosaved) => void;
  /** Above the fields, but not before the form's first button, which Enter presses. */
  readonly choice?: ReactNode;
  readonly onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** Hidden fields, and what comes above the form's own. */
  readonly children: ReactNode;
}

/** The last automatic save, and the answer that was on the page then. */
type LastAutosave = Autosaved & { readonly under: EditorAnswer | undefined };

/** A posting's editor: the same form with and without scripts. Its page guards it. */
export function EditorForm({
  fields,
  posting,
  answer,
  now,
  form: given,
  onBegun,
  onAutosaved,
  choice,
  onSubmit,
  children,
}: EditorFormProps) {
  const own = useRef<HTMLFormElement>(null);
  const form = given ?? own;
  const [autosaved, setAutosaved] = useState<LastAutosave>();
  const [isWaiting, setWaiting] = useState(false);
  const Autosave = useLater(posting === undefined || posting.life === "draft");
  const begin = useEffectEvent(() => {
    if (autosaved) onBegun?.(autosaved.id);
  });
  useEffect(() => begin(), [answer]);
  const version = Math.max(posting?.version ?? 0, answer?.conflict?.version ?? 0, autosaved?.version ?? 0);
  const typed = answer?.typed ?? fields;
  const faults = faultsOf({ posting, answer, autosaved });
  const shown = answer?.tried ? faults : [];
  return (
    <Form
      className="posting-form"
      method="post"
      noValidate
      ref={form}
      onSubmit={onSubmit}
      data-kept-as={posting?.id ?? autosaved?.id}
      key={keyOf(answer)}
    >
      <EnterButton name="intent" value="save" />
      <AboveFields
        answer={answer}
        faults={faults}
        signals={answer?.signals ?? posting?.signals ?? []}
        typed={typed}
        saved={autosaved?.typed ?? posting?.fields}
        now={now}
      />
      <input type="hidden" name="version" value={version} data-kept />
      {!posting && <input type="hidden" name="draft" value={autosaved?.id ?? answer?.conflict?.id ?? ""} />}
      {children}
      <PasteSection pasted={answer?.pasted ?? ""} accepted={answer?.accepted} proposals={answer?.proposals} />
      {choice}
      <PostingFields fields={typed} faults={shown} />
      <QuestionFields questions={typed.questions} focused={answer?.focused} faults={shown} />
      <FoundFields fields={typed} faults={shown} />
      <Trouble text={answer?.trouble} refusal={answer} />
      <EditorButtons
        isWaiting={isWaiting}
        mayPublish={posting === undefined || posting.moves.includes("publish")}
      />
      {Autosave && (
        <Autosave
          form={form}
          answer={answer}
          onWaiting={setWaiting}
          onSaved={(saved, isSubmitting) => {
            setAutosaved({ ...saved, under: answer });
            onAutosaved?.(saved);
            if (!isSubmitting) onBegun?.(saved.id);
          }}
        />
      )}
    </Form>
  );
}

interface Faulty {
  readonly posting: HostedPosting | undefined;
  readonly answer: EditorAnswer | undefined;
  readonly autosaved: LastAutosave | undefined;
}

/** A list that is shown follows what is written. None appears above somebody who is still writing. */
function faultsOf({ posting, answer, autosaved }: Faulty) {
  const shown = answer?.faults ?? posting?.faults ?? [];
  const isMended = shown.length > 0 && autosaved?.under === answer;
  return (isMended ? autosaved?.faults : undefined) ?? shown;
}

interface EditorButtonsProps {
  readonly mayPublish: boolean;
  /** A pressed button waits for an automatic save. */
  readonly isWaiting: boolean;
}

function EditorButtons({ mayPublish, isWaiting }: EditorButtonsProps) {
  const busy = useNavigation().state !== "idle" || isWaiting;
  return (
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
  );
}

/** Values accepted from a text go into the fields, so the fields start over. */
function keyOf(answer: EditorAnswer | undefined): string {
  return answer?.filled ?? "typed";
}
