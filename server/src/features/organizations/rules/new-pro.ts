import { randomBytes } from "node:crypto";
import { slugOf } from "@candor/contract/jobs/slug";

/** The public page of a new Pro. */
export function newPro(pro: { organizationId: number; accountId: number; name: string; now: number }) {
  const slug = slugOf(pro.name, { characters: 60, otherwise: "pro" });
  return {
    organization_id: pro.organizationId,
    account_id: pro.accountId,
    slug: `${slug}-${randomBytes(3).toString("hex")}`,
    name: pro.name,
    title: "",
    bio: "",
    picture_file_id: null,
    created_at: pro.now,
  };
}
