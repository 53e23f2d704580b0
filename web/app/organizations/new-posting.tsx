import { message } from "@candor/contract/messages/message";
import { isPro } from "@candor/contract/values";
import { addresses } from "../addresses.ts";
import { useSession } from "../wire/session-data.ts";

/** The link to the editor, for members who may post. */
export function NewPosting() {
  const { profile } = useSession();
  if (!profile?.organizations.some(isPro)) return null;
  return (
    <p className="organization-new">
      <a className="button" href={addresses.newPosting()}>
        {message("hosting.new")}
      </a>
    </p>
  );
}
