import type { OwnMarks } from "@candor/contract/jobs/shapes";
import { addresses } from "../addresses.ts";

interface OwnApplicationLinkProps {
  readonly own: OwnMarks | undefined;
  readonly text: string;
}

/** What the reader did with a posting; leads to their application, if they made one here. */
export function OwnApplicationLink({ own, text }: OwnApplicationLinkProps) {
  return own?.application ? <a href={addresses.application(own.application)}>{text}</a> : text;
}
