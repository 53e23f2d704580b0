import type { PostingLife, PostingMove } from "@candor/contract/hosting/life";

/** Who moves a posting: its organization, the operator's review, time, or the source that its organization connected. */
export type Mover = "organization" | "operator" | "clock" | "source";

/** What can happen to a posting. The organization's moves are the contract's. */
export type LifeStep =
  | PostingMove
  | "approve"
  | "return"
  | "withhold"
  | "lapse"
  | "abandon"
  | "expire"
  | "drop"
  | "restore";

interface Step {
  readonly by: Mover;
  readonly from: Readonly<Partial<Record<PostingLife, PostingLife>>>;
  /** Whether the posting has to be publishable. */
  readonly checked?: true;
}

/** The one table of a posting's life: who may take a step, from which states, and where it leads. */
const steps: Readonly<Record<LifeStep, Step>> = {
  publish: { by: "organization", from: { draft: "published" }, checked: true },
  withdraw: { by: "organization", from: { "in-review": "draft" } },
  approve: { by: "operator", from: { "in-review": "published" }, checked: true },
  return: { by: "operator", from: { "in-review": "draft" } },
  adopt: { by: "organization", from: { imported: "published" }, checked: true },
  pause: { by: "organization", from: { published: "paused" } },
  lapse: { by: "clock", from: { published: "paused" } },
  abandon: { by: "clock", from: { published: "paused", "in-review": "draft" } },
  withhold: { by: "operator", from: { published: "paused", "in-review": "draft" } },
  resume: { by: "organization", from: { paused: "published" }, checked: true },
  confirm: { by: "organization", from: { published: "published" }, checked: true },
  close: { by: "organization", from: { published: "closed", paused: "closed", expired: "closed" } },
  expire: { by: "clock", from: { published: "expired", paused: "expired" } },
  reopen: { by: "organization", from: { closed: "published", expired: "published" }, checked: true },
  drop: { by: "source", from: { published: "closed" } },
  restore: { by: "source", from: { closed: "published" }, checked: true },
};

export const lifeSteps = Object.keys(steps) as LifeStep[];

/** The state that a step leads to; undefined if this mover can't take it, or not from this state. */
export function after(life: PostingLife, step: LifeStep, by: Mover): PostingLife | undefined {
  const { by: mover, from } = steps[step];
  return mover === by ? from[life] : undefined;
}

/** If the operator reviews postings, the first publication waits for the review. */
export function reviewed(step: LifeStep, to: PostingLife, reviews: boolean): PostingLife {
  return step === "publish" && reviews ? "in-review" : to;
}

export function isChecked(step: LifeStep): boolean {
  return steps[step].checked === true;
}

/** What an organization can do with a posting in this state. */
export function movesFrom(life: PostingLife): PostingMove[] {
  return (lifeSteps as PostingMove[]).filter((step) => after(life, step, "organization") !== undefined);
}

/** Search, lists, feeds and applying look only at this: whether it is published. */
export function statusOf(life: PostingLife): "open" | "closed" {
  return life === "published" ? "open" : "closed";
}

/** Whether only the organization sees it and may delete it: it was never published. */
export function isPrivate(life: PostingLife): boolean {
  return life === "draft" || life === "in-review";
}
