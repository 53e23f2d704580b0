import type { Refusal } from "../../forms/refusal.ts";
import type { TypedExperience } from "../../profiles/typed-experience.ts";

/** Why a form on the page was refused, and its values. */
export type RefusedReading = { readonly refusal: Refusal } & (
  | { readonly of: "job"; readonly typed: TypedExperience }
  | { readonly of: "personal"; readonly typed: Readonly<Record<string, string>> }
  | {
      readonly of: "skills";
      readonly taken: readonly string[];
      readonly typed: Readonly<Record<string, string>>;
    }
);
