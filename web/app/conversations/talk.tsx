import type { Conversation, ConversationMessage } from "@candor/contract/conversations/shapes";
import { message } from "@candor/contract/messages/message";
import { type ReactNode, useEffect, useState } from "react";
import { Form, useFetcher } from "react-router";
import { Button } from "../ui/button.tsx";
import { Folded } from "../ui/folded.tsx";
import { LinkedText } from "../ui/linked-text.tsx";
import { counted } from "../wording/counted.ts";
import { useDates } from "../wording/use-dates.ts";
import { Attachments } from "./attachments.tsx";
import { lastOf } from "./last-of.ts";
import { Writing, type WritingProps } from "./writing.tsx";

interface TalkProps extends WritingProps {
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
      {talk.unread > 0 && (!talk.mayWrite || talk.closed) && <ReadForm talk={talk} />}
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

/** For pages without scripts, where nobody can write: otherwise the message's form has the button. */
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
