import { message } from "@candor/contract/messages/message";
import type { SearchAnswer, SearchCriteria } from "@candor/contract/search/shapes";
import { type ComponentProps, Fragment, type ReactNode, type Ref } from "react";
import { Link } from "react-router";
import { PostingLedger } from "../../jobs/posting-ledger.tsx";
import { numberText } from "../../wording/counted.ts";
import { withValues } from "../parameters.ts";
import { placesText } from "../understood/places.ts";
import { groupsOf } from "./groups.ts";

interface SearchListProps extends Omit<ComponentProps<typeof PostingLedger>, "start" | "titleLevel"> {
  readonly found: SearchAnswer;
  readonly criteria: SearchCriteria;
  readonly parameters: URLSearchParams;
  readonly ref: Ref<HTMLDivElement>;
}

/** The matching postings; under headings of their own, remote ones after those of a place, and close ones. */
export function SearchList({ found, criteria, parameters, postings, ref, ...entry }: SearchListProps) {
  const { from = 0 } = criteria;
  return (
    <div ref={ref}>
      {groupsOf(found, postings, from).map(({ kind, start, begins, ...group }) => (
        <Fragment key={kind}>
          {begins && kind === "remote" && <RemoteHeading found={found} parameters={parameters} />}
          {begins && kind === "close" && (
            <CloseHeading found={found} parameters={parameters} isAlone={start === 1} />
          )}
          <PostingLedger
            {...entry}
            postings={group.postings}
            start={start}
            titleLevel={kind === "matches" ? "h2" : "h3"}
          />
        </Fragment>
      ))}
      {criteria.close === "never" && (
        <p className="group-line">
          {message("close.hidden")}{" "}
          <Link to={withValues(parameters, "close", [])} preventScrollReset>
            {message("close.list")}
          </Link>
        </p>
      )}
    </div>
  );
}

interface HeadingProps {
  readonly found: SearchAnswer;
  readonly parameters: URLSearchParams;
}

function RemoteHeading({ found: { remote, places }, parameters }: HeadingProps) {
  const values = { place: placesText(places), count: numberText(remote?.count ?? 0) };
  return (
    <GroupHeading
      title={message("remote.heading", values)}
      drop={message("remote.drop")}
      to={withValues(parameters, "remote", ["exclude"])}
    />
  );
}

/** The only widening, in words, and the link to search without it. */
function CloseHeading({ found: { close }, parameters, isAlone }: HeadingProps & { isAlone: boolean }) {
  return (
    <GroupHeading
      title={message("close.heading", { count: numberText(close?.count ?? 0) })}
      drop={message("close.drop")}
      to={withValues(parameters, "close", ["never"])}
    >
      <p>{message(isAlone ? "close.alone" : "close.begin")}</p>
    </GroupHeading>
  );
}

interface GroupHeadingProps {
  readonly title: string;
  readonly drop: string;
  readonly to: string;
  readonly children?: ReactNode;
}

function GroupHeading({ title, drop, to, children }: GroupHeadingProps) {
  return (
    <div className="group-line">
      <h2>{title}</h2>
      <Link to={to} preventScrollReset>
        {drop}
      </Link>
      {children}
    </div>
  );
}
