import type { Addressed } from "../../../platform/mail/letter.ts";
import type { Mail } from "../../../platform/mail/mail.ts";
import { addressedTo, type MailingParts, postMail } from "../../../platform/mail/mailing.ts";
import { personOf } from "../../session/queries/accounts.ts";
import { namedOrganization } from "../queries/organizations.ts";

interface Membership {
  readonly accountId: number;
  readonly organizationId: number;
}

type Named = NonNullable<Awaited<ReturnType<typeof namedOrganization>>>;

/** Mails somebody what became of their membership, once for each `key`. */
export async function mailMember(
  parts: MailingParts,
  { accountId, organizationId }: Membership,
  key: string,
  mailAbout: (organization: Named, addressed: Addressed) => Mail,
): Promise<void> {
  const { read } = parts.database;
  const [person, organization] = await Promise.all([
    personOf(read, { accountId }),
    namedOrganization(read, organizationId),
  ]);
  if (!person || !organization) return;
  await postMail(parts, person, () => mailAbout(organization, addressedTo(parts, person.email)), key);
}
