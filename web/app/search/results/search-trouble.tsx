import { message } from "@candor/contract/messages/message";
import type { ProblemDocument } from "@candor/contract/problems";
import { addresses } from "../../addresses.ts";
import { searchOnly } from "../parameters.ts";

interface SearchTroubleProps {
  /** Absent if no answer arrived. */
  readonly problem?: ProblemDocument | undefined;
  readonly parameters: URLSearchParams;
}

/** An unanswered search. Its words and filters stay in the form, and in the link that retries. */
export function SearchTrouble({ problem, parameters }: SearchTroubleProps) {
  const expired = problem?.code === "snapshot-expired";
  const told = expired || problem?.code === "search-too-broad";
  return (
    <div className="trouble" role="alert">
      <p className="lead">{told ? problem?.detail : message("search.somethingWentWrong")}</p>
      <p>
        <a className="action" href={addresses.search(searchOnly(parameters))}>
          {message(expired ? "search.searchAgain" : "search.tryAgain")}
        </a>
      </p>
    </div>
  );
}
