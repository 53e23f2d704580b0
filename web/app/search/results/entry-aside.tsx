import type { JobDocument } from "@candor/contract/jobs/shapes";
import { HideHere } from "../../own-lists/hide-here.tsx";
import { SaveStar } from "../../saved-postings/save-star.tsx";
import type { useSaved } from "../../saved-postings/use-saved.ts";
import { useSession } from "../../wire/session-data.ts";
import type { Explained } from "../explanation/explained.ts";
import { WhyHere } from "../explanation/why-here.tsx";
import type { Search } from "../filters/facets.ts";
import { listAddress } from "../parameters.ts";

interface EntryAsideProps {
  readonly posting: JobDocument;
  /** The posting's place in the whole list, from 1. */
  readonly place: number;
  readonly search: Search;
  readonly explained: Explained | undefined;
  readonly saved: ReturnType<typeof useSaved>;
}

/** At the end of each entry: what somebody can do with the posting, and why it is listed there. */
export function EntryAside({ posting, place, search, explained, saved }: EntryAsideProps) {
  const { signedIn } = useSession();
  const here = listAddress(search.parameters);
  return (
    <>
      <SaveStar
        posting={posting}
        isSaved={saved.isSaved(posting.id)}
        from={here}
        onToggle={() => void saved.toggle({ ...posting, organization: posting.organization.name })}
      />
      {signedIn && <HideHere posting={posting} from={here} />}
      <WhyHere posting={posting} place={place} search={search} explained={explained} />
    </>
  );
}
