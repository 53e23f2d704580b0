import type { OwnMarks } from "@candor/contract/jobs/shapes";
import { message } from "@candor/contract/messages/message";
import { BringBack } from "./bring-back.tsx";
import { type Hideable, HideMenu } from "./hide-menu.tsx";

interface HidingProps {
  readonly posting: Hideable;
  /** Undefined for strangers, who have no lists here. */
  readonly own: OwnMarks | undefined;
  readonly from: string;
}

/** On a posting's own page: the menu that hides it, or a note that it is hidden. */
export function Hiding({ posting, own, from }: HidingProps) {
  if (!own) return null;
  const { hidden } = own;
  if (!hidden) return <HideMenu posting={posting} from={from} />;
  const organization = posting.organization.name;
  const said =
    hidden.kind === "posting" ? "ownLists.youHidPosting" : ("ownLists.youHidOrganization" as const);
  return (
    <div className="own-hidden">
      <p>{message(said, { organization })}</p>
      <BringBack id={hidden.id} title={posting.title} from={from} />
    </div>
  );
}
