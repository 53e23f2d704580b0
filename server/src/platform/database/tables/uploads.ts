import type { Generated } from "kysely";

/** A file that arrives in numbered parts. */
export interface UploadTable {
  id: Generated<number>;
  /** SHA-256 of the key that its sender holds. */
  key_hash: string;
  name: string;
  /** The size of the whole file, as its sender declared it. */
  bytes: number;
  expires_at: number;
  /** 1 if its sender uploads it to the file store directly, so that no part comes here. */
  direct: Generated<number>;
}

export interface UploadPartTable {
  upload_id: number;
  /** From 1 on. */
  number: number;
  storage_key: string;
  bytes: number;
  sha256: string;
}
