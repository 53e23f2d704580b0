/** What came of an application that was filled in offline. */
export type WaitingOutcome =
  | { readonly state: "sent"; readonly id: string }
  /** Nobody is signed in, or not the author; the guest's address is unproved; the posting has closed. */
  | { readonly state: "signed-out" | "other-account" | "unproved" | "closed" }
  /** What is missing, or why it is refused. */
  | { readonly state: "incomplete" | "refused"; readonly texts: readonly string[] };
