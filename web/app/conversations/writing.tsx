import type { Conversation, FilledTemplate } from "@candor/contract/conversations/shapes";
import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { useState } from "react";
import { Form, useLocation, useNavigation } from "react-router";
import { SendFirst } from "../forms/send-first.tsx";
import { useFormWhenGone, useLeft } from "../forms/use-form-when-gone.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { Unsent } from "../ui/unsent.tsx";
import { useTimesSent } from "../ui/use-times-sent.ts";
import { chosenIn } from "../wire/chosen-in.ts";
import { textOf } from "../wire/text-of.ts";
import { FilesField } from "./files-field.tsx";
import { lastOf } from "./last-of.ts";
import type { MessageRefusal } from "./talk-action.ts";

export interface WritingProps {
  readonly talk: Conversation;
  /** Who a message goes to. */
  readonly to: string;
  readonly organization: string;
  /** Makes a repeated post of the form the same message. */
  readonly messageKey: string;
  readonly refusal: MessageRefusal | undefined;
  /** A template's text to start with. */
  readonly beginning?: FilledTemplate | undefined;
  /** M-29: whether the other side gets less than the sender attached. */
  readonly hidden?: boolean;
}

/** What a message's form held. */
interface Held {
  readonly text: string;
  /** The names of the chosen files. */
  readonly files: readonly string[];
}

/**
 * The form for a message, or why nobody can write. What was typed until then stays on the page, to be copied, and so do
 * the names of the chosen files.
 */
export function Writing(props: WritingProps) {
  const { talk, organization, refusal, beginning } = props;
  // Only sending this form clears it: their messages sent elsewhere must not clear what they type here.
  const sent = useTimesSent("message", refusal);
  const [left, keep] = useLeft<Held>(sent);
  if (talk.mayWrite && !talk.closed)
    return <MessageForm {...props} onGone={keep} key={`${sent} ${beginning?.id}`} />;
  const unsent = left ?? { text: refusal?.text ?? "", files: refusal?.files ?? [] };
  const why = talk.closed
    ? message(`conversation.${talk.closed}`, { organization, days: limits.conversationDays })
    : message("conversation.reader");
  return (
    <>
      <UnsentMessage why={refusal?.error} {...unsent} />
      <p className={talk.closed ? "talk-closed" : "field-hint"}>{why}</p>
    </>
  );
}

function UnsentMessage({ why, text, files }: Held & { readonly why: string | undefined }) {
  if (text === "" && files.length === 0 && why === undefined) return null;
  return (
    <Unsent why={why} text={text} lead={message("conversation.unsent")}>
      {files.length > 0 && <p>{message("conversation.unsentFiles", { names: files.join(", ") })}</p>}
    </Unsent>
  );
}

interface MessageFormProps extends WritingProps {
  /** Gets what the form held when it was removed. */
  readonly onGone: (held: Held) => void;
}

function MessageForm(props: MessageFormProps) {
  const { talk, to: name, messageKey, refusal, beginning, hidden = false, onGone } = props;
  // The refusal that came with a new page. With scripts the page stays, and so do the chosen files.
  const [arrived] = useState(refusal);
  const isEmptied = refusal?.files?.length && refusal === arrived;
  const busy = useNavigation().state !== "idle";
  const { pathname, search } = useLocation();
  const form = useFormWhenGone((held) => onGone(heldIn(held, beginning)));
  return (
    <Form method="post" encType="multipart/form-data" noValidate className="talk-form" ref={form}>
      {/* Comes before the files: the server reads an oversized form up to its files. */}
      <input type="hidden" name="intent" value="message" />
      <input type="hidden" name="key" value={messageKey} />
      {talk.unread > 0 && (
        <noscript>
          <Button tone="quiet" name="read" value={lastOf(talk)} formAction={`${pathname}${search}#messages`}>
            {message("conversation.read")}
          </Button>
        </noscript>
      )}
      <TextField
        name="message"
        label={message("conversation.textFor", { name })}
        hint={message("conversation.hint", { name })}
        multiline
        rows={4}
        defaultValue={refusal?.text ?? beginning?.text}
        error={refusal?.error}
        required
      />
      <FilesField
        error={refusal?.fileError ?? (isEmptied ? message("conversation.filesAgain") : undefined)}
        hiddenFrom={hidden ? name : undefined}
      />
      <SendFirst />
      <Button busy={busy} tone="quiet">
        {message("conversation.send")}
      </Button>
    </Form>
  );
}

/** A template's text that nobody changed was not typed. */
function heldIn(form: FormData, beginning: FilledTemplate | undefined): Held {
  const text = textOf(form, "message");
  return { text: text === beginning?.text ? "" : text.trim(), files: chosenIn(form).map(({ name }) => name) };
}
