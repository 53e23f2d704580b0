import { message } from "@candor/contract/messages/message";
import { useSearchParams } from "react-router";
import { addresses } from "../addresses.ts";
import { Asked, AskFirst } from "../ui/dialogs/ask-first.tsx";
import { counted } from "../wording/counted.ts";

interface MoveAllProps {
  readonly slug: string;
  readonly name: string;
  /** How many of its postings are in these states. */
  readonly published: number;
  readonly paused: number;
}

/** Pauses or closes all of an organization's postings at once, such as for a hiring freeze. */
export function MoveAll({ slug, name, published, paused }: MoveAllProps) {
  const [parameters] = useSearchParams();
  if (published + paused === 0) return null;
  const questions = {
    ...(published > 0 && { pause: pausing({ slug, name, published }) }),
    close: closing({ slug, name, count: published + paused }),
  };
  const asked = (["pause", "close"] as const).find((move) => parameters.get(move) === slug);
  const question = asked && questions[asked];
  return (
    <details
      className="posting-paste move-all"
      open={question !== undefined}
      {...(question && { id: "move-all" })}
    >
      <summary>{message("hosting.moveAll", { organization: name })}</summary>
      {question ? (
        <Asked {...question} back={addresses.organizationJobs} />
      ) : (
        <>
          <p>{message("hosting.moveAllHint")}</p>
          <div className="actions">
            {questions.pause && (
              <AskFirst
                {...questions.pause}
                label={message("hosting.pauseAll")}
                tone="quiet"
                page={addresses.moveAllPostings("pause", slug)}
              />
            )}
            <AskFirst
              {...questions.close}
              label={message("hosting.closeAll")}
              tone="danger"
              page={addresses.moveAllPostings("close", slug)}
            />
          </div>
        </>
      )}
    </details>
  );
}

/** The numbers told are sent along: if they changed meanwhile, nothing is moved. */
function pausing({ slug, name, published }: Pick<MoveAllProps, "slug" | "name" | "published">) {
  return {
    question: {
      title: message("hosting.pauseAllTitle"),
      body: counted("hosting.pauseAllBody", published, { organization: name }),
      confirmLabel: message("hosting.pauseAll"),
      cancelLabel: message("hosting.pauseNone"),
    },
    values: { intent: "pause", slug, count: String(published) },
  };
}

function closing({ slug, name, count }: Pick<MoveAllProps, "slug" | "name"> & { readonly count: number }) {
  return {
    question: {
      title: message("hosting.closeAllTitle"),
      body: counted("hosting.closeAllBody", count, { organization: name }),
      confirmLabel: message("hosting.closeAll"),
      cancelLabel: message("hosting.closeNone"),
    },
    values: { intent: "close", slug, count: String(count) },
  };
}
