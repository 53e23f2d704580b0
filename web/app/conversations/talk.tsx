import type {
  Conversation,
  ConversationMessage,
  FilledTemplate,
} from "@candor/contract/conversations/shapes";
import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { type ReactNode, useEffect, useState } from "react";
import { Form, useFetcher, useLocation, useNavigation } from "react-router";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { Folded } from "../ui/folded.tsx";
import { LinkedText } from "../ui/linked-text.tsx";
import { Unsent } from "../ui/unsent.tsx";
import { useTimesSent } from "../ui/use-times-sent.ts";
import { counted } from "../wording/counted.ts";
import { useDates } from "../wording/use-dates.ts";
import { Attachments } from "./attachments.tsx";
import { FilesField } from "./files-field.tsx";
import type { MessageRefusal } from "./talk-action.ts";

interface TalkProps {
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
  /** A Pro's further options. */
  readonly children?: ReactNode;
}

/** What both sides wrote about an application, and the form for more. */
export function Talk({ children, ...props }: TalkProps) {
  const { talk } = props;
  const earlier = useEarlier(talk);
  useReading(talk);
  return (
    <section className="talk" id="messages" aria-labelledby="messages-title">
      <h2 id="messages-title">
        {message("conversation.title")}
        {talk.unread > 0 && (
          <span className="talk-unread">{counted("conversation.unread", talk.unread)}</span>
        )}
      </h2>
      {earlier > 0 && (
        <Folded label={counted("conversation.earlier", earlier)}>
          <Messages of={talk.messages.slice(0, earlier)} />
        </Folded>
      )}
      {talk.messages.length > 0 ? (
        <Messages of={talk.messages.slice(earlier)} />
      ) : (
        <p className="field-hint">{message("conversation.none")}</p>
      )}
      {talk.unread > 0 && <ReadForm talk={talk} />}
      <Writing {...props} />
      {talk.mayWrite && !talk.closed && children}
    </section>
  );
}

function Messages({ of }: { of: readonly ConversationMessage[] }) {
  return (
    <ol className="talk-messages">
      {of.map((one) => (
        <li key={one.id} className={one.from.own ? "talk-own" : undefined}>
          <Message {...one} />
        </li>
      ))}
    </ol>
  );
}

function Message({ from, at, text, byMail, attachments, unread }: ConversationMessage) {
  const { momentText } = useDates();
  return (
    <article>
      <p className="talk-who">
        <strong>{from.own ? message("conversation.you") : from.name}</strong>{" "}
        <time dateTime={at}>{momentText(at)}</time>
        {byMail && <span>, {message("conversation.byMail")}</span>}
        {unread && <span className="talk-new">{message("conversation.new")}</span>}
      </p>
      <p className="as-typed">
        <LinkedText text={text} />
      </p>
      <Attachments of={attachments} />
    </article>
  );
}

/** For pages without scripts. */
function ReadForm({ talk }: { talk: Conversation }) {
  return (
    <noscript>
      <Form method="post" className="talk-read">
        <input type="hidden" name="through" value={lastOf(talk)} />
        <Button tone="quiet" name="intent" value="read-messages">
          {message("conversation.read")}
        </Button>
      </Form>
    </noscript>
  );
}

function Writing({ talk, to, organization, messageKey, refusal, beginning, hidden = false }: TalkProps) {
  const busy = useNavigation().state !== "idle";
  const { pathname, search } = useLocation();
  // Only sending this form clears it: their messages sent elsewhere must not clear what they type here.
  const sent = useTimesSent("message", refusal);
  if (talk.closed)
    return (
      <>
        {refusal?.error !== undefined && <Unsent why={refusal.error} text={refusal.text} />}
        <p className="talk-closed">
          {message(`conversation.${talk.closed}`, { organization, days: limits.conversationDays })}
        </p>
      </>
    );
  if (!talk.mayWrite) return <p className="field-hint">{message("conversation.reader")}</p>;
  const name = to;
  return (
    <Form
      method="post"
      action={`${pathname}${search}#messages`}
      encType="multipart/form-data"
      noValidate
      className="talk-form"
      key={`${sent} ${beginning?.id}`}
    >
      {/* Comes before the files: the server reads an oversized form up to its files. */}
      <input type="hidden" name="intent" value="message" />
      <input type="hidden" name="key" value={messageKey} />
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
      <FilesField error={refusal?.fileError} hiddenFrom={hidden ? name : undefined} />
      <Button busy={busy} tone="quiet">
        {message("conversation.send")}
      </Button>
    </Form>
  );
}

function lastOf({ messages }: Conversation): string {
  return messages.at(-1)?.id ?? "0";
}

/** How many of the latest messages are open: enough to remember what it was about. */
const recent = 8;

/** How many messages are folded. None folds while somebody reads it, although it counts as read by then. */
function useEarlier({ messages }: Conversation): number {
  const [earlier] = useState(() => {
    const firstUnread = messages.findIndex(({ unread }) => unread);
    const last = messages.length - recent;
    return Math.max(0, firstUnread === -1 ? last : Math.min(last, firstUnread));
  });
  return earlier;
}

/** Somebody who has the page open has read what is on it. */
function useReading(talk: Conversation): void {
  const { submit } = useFetcher();
  const through = lastOf(talk);
  useEffect(() => {
    if (talk.unread > 0) void submit({ intent: "read-messages", through }, { method: "post" });
  }, [talk.unread, through, submit]);
}
