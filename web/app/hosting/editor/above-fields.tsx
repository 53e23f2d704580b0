import type { PostingFault, PostingFields } from "@candor/contract/hosting/shapes";
import { message } from "@candor/contract/messages/message";
import type { PostingSignal } from "@candor/contract/signals/shapes";
import { lazy, Suspense } from "react";
import type { EditorAnswer } from "./editor-answer.ts";

const Conflict = lazy(() => import("./conflict.tsx"));
const FaultList = lazy(async () => ({ default: (await import("./fault-list.tsx")).FaultList }));
const Signals = lazy(async () => ({
  default: (await import("../../jobs/details/posting-signals.tsx")).PostingSignals,
}));
const Preview = lazy(() => import("./preview.tsx"));

interface AboveFieldsProps {
  readonly answer: EditorAnswer | undefined;
  readonly faults: readonly PostingFault[];
  readonly signals: readonly PostingSignal[];
  /** What the fields hold. */
  readonly typed: PostingFields;
  /** What was saved last; absent before the first time. */
  readonly saved: PostingFields | undefined;
  readonly now: number;
}

/** What the editor says above its fields. Few editors say any of it at first, so it isn't part of the first load. */
export function AboveFields({ answer, faults, signals, typed, saved, now }: AboveFieldsProps) {
  return (
    <>
      <Suspense>{answer?.conflict && <Conflict typed={typed} saved={answer.conflict} isAsked />}</Suspense>
      <Suspense>{faults.length > 0 && <FaultList faults={faults} told={answer} />}</Suspense>
      <Suspense>
        {signals.length > 0 && <Signals signals={signals} title={message("signal.ofYours")} />}
      </Suspense>
      <Suspense>
        {answer?.preview && <Preview job={answer.preview} now={now} typed={typed} saved={saved} />}
      </Suspense>
    </>
  );
}
