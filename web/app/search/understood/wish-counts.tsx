import { message } from "@candor/contract/messages/message";
import type { Chip } from "@candor/contract/search/shapes";
import { Link } from "react-router";
import { counted } from "../../wording/counted.ts";
import { canFilter, withWish } from "./chips.ts";

const sides = ["stated", "denied", "unstated"] as const;

interface WishCountsProps {
  readonly chips: readonly Chip[];
  readonly query: string;
  readonly parameters: URLSearchParams;
}

/** How many postings state each wish, if any is listed. It hides nothing until somebody turns it into a filter here. */
export function WishCounts({ chips, query, parameters }: WishCountsProps) {
  return chips.map((chip) => {
    const { id, label, counts } = chip;
    const said = sides.filter((side) => counts !== undefined && counts[side] > 0);
    if (!counts || said.length === 0) return null;
    return (
      <p key={id} className="wish">
        <strong>{label}:</strong> {said.map((side) => counted(`wish.${side}`, counts[side])).join(", ")}{" "}
        {counts.stated > 0 && canFilter(chip) && (
          <Link to={withWish(parameters, chip, query, "stated")} preventScrollReset>
            {message("wish.only")}
          </Link>
        )}{" "}
        {counts.denied > 0 && canFilter(chip) && (
          <Link to={withWish(parameters, chip, query, "not denied")} preventScrollReset>
            {message("wish.notDenied")}
          </Link>
        )}
      </p>
    );
  });
}
