interface NewResume {
  /** The account that uploaded it, or the draft that it was uploaded for. */
  readonly owner: { readonly accountId: number } | { readonly draftKeyHash: string };
  readonly fileId: number;
  /** The words read from the file. */
  readonly text: string;
}

/** The columns of a resume that has just been uploaded. */
export function newResume({ owner, fileId, text }: NewResume, now: number) {
  return {
    account_id: "accountId" in owner ? owner.accountId : null,
    draft_key_hash: "draftKeyHash" in owner ? owner.draftKeyHash : null,
    file_id: fileId,
    text,
    uploaded_at: now,
    inactivated_at: null,
  };
}
