import type { BlockStanding } from "@candor/contract/blocks/shapes";
import { message } from "@candor/contract/messages/message";
import { addresses } from "../addresses.ts";
import { ButtonLink } from "../ui/button.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { Statement } from "../ui/statement.tsx";

/** Stands where a posting or an organization would. */
export function BlockedStatement({ organization: { name } }: Pick<BlockStanding, "organization">) {
  const title = message("blocks.postingTitle", { organization: name });
  return (
    <>
      <PageHead title={title} unlisted />
      <Statement title={title} body={message("blocks.postingBody")}>
        <p>
          <ButtonLink to={addresses.blocked()}>{message("blocks.title")}</ButtonLink>
        </p>
      </Statement>
    </>
  );
}
