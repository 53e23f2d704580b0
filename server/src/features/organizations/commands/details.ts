import type { Writer } from "../../../platform/database/database.ts";
import { actorOf } from "../../../platform/events/log.ts";
import { forgetFile, recordFile, storeWith } from "../../../platform/file-records.ts";
import type { Files } from "../../../platform/files.ts";
import type { UploadedFile } from "../../../platform/http/bodies/uploads.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { PictureReader } from "../../../platform/pictures/reader.ts";
import type { OwnerScope } from "../gate.ts";
import { ownDetails } from "../queries/details.ts";
import { ownOrganization } from "../queries/own.ts";
import { detailsVersion } from "../rules/details-version.ts";
import { announce, type OrganizationParts } from "./announce.ts";

export interface LogoParts extends OrganizationParts {
  readonly files: Files;
  readonly pictures: PictureReader;
}

/**
 * Changes what an organization says about itself; empty texts say nothing. Refuses a change that was made from an older
 * version. Unchanged values aren't announced, or refused: the same change may come twice.
 */
export async function changeDetails(
  parts: OrganizationParts,
  scope: OwnerScope,
  slug: string,
  said: { readonly about: string; readonly site: string; readonly version?: string | undefined },
): Promise<void> {
  const next = { about: said.about || null, site: said.site || null };
  await parts.database.write(async (writer) => {
    const { id, about, site } = await heldDetails(parts, writer, scope, slug);
    if (about === next.about && site === next.site) return;
    if (said.version !== undefined && said.version !== detailsVersion({ about, site }))
      throw new Problem("version-conflict");
    await writer.updateTable("organization").set(next).where("id", "=", id).execute();
    await announceChange(parts, writer, scope, id);
  });
}

/** Replaces the logo with the visible part of a picture. Refuses with `picture-unreadable`. */
export async function changeLogo(
  parts: LogoParts,
  scope: OwnerScope,
  slug: string,
  { bytes, sender }: UploadedFile,
): Promise<void> {
  await ownOrganization(parts.database.read, scope, slug);
  const picture = await parts.pictures.logo(bytes, sender);
  if (!picture) throw new Problem("picture-unreadable");
  const file = { name: "logo.png", mediaType: "image/png", bytes: picture.length };
  await storeWith(parts, picture, (stored) =>
    parts.database.write(async (writer) => {
      const id = await recordFile(writer, { ...stored, ...file }, null, parts.clock.now());
      await replaceLogo(parts, writer, scope, slug, id);
    }),
  );
}

/** Removing a logo twice changes nothing. */
export async function removeLogo(parts: OrganizationParts, scope: OwnerScope, slug: string): Promise<void> {
  await parts.database.write((writer) => replaceLogo(parts, writer, scope, slug, null));
}

async function replaceLogo(
  parts: OrganizationParts,
  writer: Writer,
  scope: OwnerScope,
  slug: string,
  fileId: number | null,
): Promise<void> {
  const { id, logoFileId, storageKey } = await heldDetails(parts, writer, scope, slug);
  if (logoFileId === fileId) return;
  await writer.updateTable("organization").set({ logo_file_id: fileId }).where("id", "=", id).execute();
  if (logoFileId !== null && storageKey !== null)
    await forgetFile(writer, { id: logoFileId, storageKey }, parts.clock.now());
  await announceChange(parts, writer, scope, id);
}

/** If two owners change them at once, the second sees what the first has changed. */
async function heldDetails({ database }: OrganizationParts, writer: Writer, scope: OwnerScope, slug: string) {
  const { id } = await ownOrganization(writer, scope, slug);
  await database.dialect.hold(writer, "organization", id);
  return ownDetails(writer, scope, slug);
}

async function announceChange(parts: OrganizationParts, writer: Writer, scope: OwnerScope, id: number) {
  const about = { subject: "organization", subjectId: id, ...actorOf(scope) } as const;
  await announce(parts, writer, { ...about, name: "organization-changed", payload: {} });
}
