import { type MessageKey, message } from "@candor/contract/messages/message";
import { ButtonLink } from "../ui/button.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { Statement } from "../ui/statement.tsx";

interface PlainPageProps {
  readonly area: "about" | "hire" | "consulting";
  readonly path: string;
  /** The one link that the page ends with. */
  readonly action: { readonly label: MessageKey; readonly address: string };
}

/** A page of words, the same for everybody. */
export function PlainPage({ area, path, action }: PlainPageProps) {
  return (
    <>
      <PageHead title={message(`${area}.title`)} description={message(`${area}.lead`)} path={path} />
      <Statement title={message(`${area}.title`)} body={message(`${area}.lead`)}>
        <p className="prose">{message(`${area}.body`)}</p>
        <p>
          <ButtonLink to={action.address}>{message(action.label)}</ButtonLink>
        </p>
      </Statement>
    </>
  );
}
