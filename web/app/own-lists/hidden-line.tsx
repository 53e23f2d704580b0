import type { JobDocument } from "@candor/contract/jobs/shapes";
import { message } from "@candor/contract/messages/message";
import { addresses } from "../addresses.ts";
import { BringBack } from "./bring-back.tsx";
import "../styles/own-lists.css";

interface HiddenLineProps {
  readonly postings: readonly JobDocument[];
  /** Where its forms return to. */
  readonly from: string;
}

/** Says what a list leaves out, and brings it back. Nothing if it leaves out nothing. */
export default function HiddenLine({ postings, from }: HiddenLineProps) {
  const hidden = postings.flatMap(({ id, title, organization, own }) =>
    own?.hidden ? [{ id, title, organization, hidden: own.hidden }] : [],
  );
  if (hidden.length === 0) return null;
  return (
    <details className="hidden-line">
      <summary>{message("ownLists.hidden", { count: hidden.length })}</summary>
      <ul>
        {hidden.map((posting) => (
          <li key={posting.id}>
            <span>
              <a href={addresses.details(posting)}>
                <bdi>{posting.title}</bdi>
              </a>
              , <bdi>{posting.organization.name}</bdi>
            </span>
            <BringBack id={posting.hidden.id} title={nameOf(posting)} from={from} />
          </li>
        ))}
      </ul>
      <p>
        <a href={addresses.hidden}>{message("ownLists.all")}</a>
      </p>
    </details>
  );
}

function nameOf({
  title,
  organization,
  hidden,
}: {
  title: string;
  organization: { name: string };
  hidden: { kind: string };
}) {
  return hidden.kind === "posting"
    ? title
    : message("ownLists.everythingFrom", { organization: organization.name });
}
