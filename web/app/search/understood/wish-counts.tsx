import { message } from "@candor/contract/messages/message";
import type { Chip } from "@candor/contract/search/shapes";
import { Link } from "react-router";
import { numberText } from "../../wording/counted.ts";
import { canFilter, withWish } from "./chips.ts";

interface WishCountsProps {
  readonly chips: readonly Chip[];
  readonly query: string;
  readonly parameters: URLSearchParams;
}

/** How many postings state each wish. It hides nothing until somebody turns it into a filter here. */
export function WishCounts({ chips, query, parameters }: WishCountsProps) {
  return chips.map((chip) => {
    const { id, label, counts } = chip;
    if (!counts) return null;
    const [stated, denied, unstated] = [counts.stated, counts.denied, counts.unstated].map(numberText);
    return (
      <p key={id} className="wish">
        <strong>{label}:</strong>{" "}
        {message("wish.counts", { stated: stated!, denied: denied!, unstated: unstated! })}{" "}
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
