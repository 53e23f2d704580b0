import type { BlockStanding } from "@candor/contract/blocks/shapes";
import { message } from "@candor/contract/messages/message";
import { addresses } from "../addresses.ts";
import { ButtonLink } from "../ui/button.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { Statement } from "../ui/statement.tsx";

interface BlockedProps extends Pick<BlockStanding, "organization"> {
  /** Who posts it for the blocked organization. */
  readonly agency?: { readonly name: string };
}

/** Replaces a posting or an organization. */
export function BlockedStatement({ organization: { name }, agency }: BlockedProps) {
  const title = message("blocks.postingTitle", { organization: name });
  return (
    <>
      <PageHead title={title} unlisted />
      <Statement
        title={title}
        body={
          agency
            ? message("blocks.clientBody", { agency: agency.name, client: name })
            : message("blocks.postingBody")
        }
      >
        <p>
          <ButtonLink to={addresses.blocked()}>{message("blocks.title")}</ButtonLink>
        </p>
      </Statement>
    </>
  );
}
