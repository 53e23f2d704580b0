import type { ConversationMessage } from "@candor/contract/conversations/shapes";
import { message } from "@candor/contract/messages/message";
import { useFileAddress } from "../applications/application-file.ts";

type Attachment = ConversationMessage["attachments"][number];

/** A message's files; those that can't be opened appear by name. */
export function Attachments({ of }: { of: readonly Attachment[] }) {
  const fileAddress = useFileAddress();
  const opened = of.filter(({ url }) => url !== undefined);
  const heldBack = of.filter((one) => one.heldBack);
  const refused = of.filter((one) => one.url === undefined && !one.heldBack);
  return (
    <>
      {opened.length > 0 && (
        <ul className="talk-files" aria-label={message("conversation.attached")}>
          {opened.map(({ id, name, url }) => (
            <li key={id}>
              <a href={fileAddress(url)} download={name}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      {heldBack.length > 0 && (
        <p className="field-hint">{message("conversation.heldBack", { names: namesOf(heldBack) })}</p>
      )}
      {refused.length > 0 && (
        <p className="field-hint">{message("conversation.notPassedOn", { names: namesOf(refused) })}</p>
      )}
    </>
  );
}

function namesOf(files: readonly Attachment[]): string {
  return files.map(({ name }) => name).join(", ");
}
