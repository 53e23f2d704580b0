import { message } from "@candor/contract/messages/message";
import { addresses } from "../addresses.ts";
import { ButtonLink } from "../ui/button.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { Statement } from "../ui/statement.tsx";

/** Why a mailed link does nothing. */
export interface LinkFailure {
  /** Whether it was mailed to another person than the one who is signed in. */
  readonly isAnothers: boolean;
  readonly text: string;
}

export function UnusableLink({ title, isAnothers, text }: LinkFailure & { readonly title: string }) {
  return (
    <>
      <PageHead title={title} unlisted />
      <Statement title={title} body={text}>
        <p>
          {isAnothers ? (
            <ButtonLink to={addresses.logout}>{message("login.signOut")}</ButtonLink>
          ) : (
            <ButtonLink to={addresses.account()}>{message("settings.account")}</ButtonLink>
          )}
        </p>
      </Statement>
    </>
  );
}
