import type { MatchedRequirement, MatchSheet as Sheet } from "@candor/contract/match/shapes";
import { type RequirementKind, requirementKinds } from "@candor/contract/match/values";
import { message } from "@candor/contract/messages/message";
import type { ReactNode } from "react";
import { AddedYears } from "./added-years.tsx";
import "../styles/match.css";

interface MatchSheetProps {
  /** Absent if it could not be read: the page works without it. */
  readonly sheet: Sheet | undefined;
  readonly title: string;
  readonly organization: string;
  /** Appears below the counts and says whose sheet it is. */
  readonly children?: ReactNode;
}

/** M-23: a posting's requirements next to what somebody shows. Seekers and Pros see the same sheet, without a score. */
export function MatchSheet({ sheet, title, organization, children }: MatchSheetProps) {
  if (!sheet) return null;
  return (
    <section className="match" aria-labelledby="match">
      <h2 id="match">{title}</h2>
      {sheet.requirements.length === 0 ? <p>{message("match.none")}</p> : <Counts {...sheet} />}
      {children}
      {requirementKinds.map((kind) => (
        <Requirements
          key={kind}
          kind={kind}
          rows={sheet.requirements.filter((requirement) => requirement.kind === kind)}
        />
      ))}
      {sheet.requirements.length > 0 && (
        <p className="field-hint">
          {sheet.read && message("match.read", { organization })} {message("match.legend")}{" "}
          {message("match.method")}
        </p>
      )}
    </section>
  );
}

function Counts({ musts, nice }: Sheet) {
  return (
    <p className="match-counts">
      {musts.of > 0 && <strong>{message("match.musts", musts)}</strong>}
      {nice.of > 0 && <span>{message("match.nice", nice)}</span>}
    </p>
  );
}

function Requirements({ kind, rows }: { kind: RequirementKind; rows: readonly MatchedRequirement[] }) {
  if (rows.length === 0) return null;
  return (
    <>
      <h3>{message(`match.kind.${kind}`)}</h3>
      <ul className="match-rows">
        {rows.map((row) => (
          <Requirement key={row.text} of={row} />
        ))}
      </ul>
    </>
  );
}

function Requirement({
  of: { text, state, evidence, missing, relations, years },
}: {
  of: MatchedRequirement;
}) {
  return (
    <li className={`match-row match-${state}`}>
      <span className="match-state">{message(`match.state.${state}`)}</span>
      <div>
        <p className="match-asked">{text}</p>
        {years && <AddedYears years={years} />}
        {evidence.map((line) => (
          <p key={line.text} className="match-line">
            <q>{line.text}</q> <cite>{message(`match.from.${line.from}`)}</cite>
          </p>
        ))}
        {relations.map(({ known, asked, covers }) => (
          <p key={`${known} ${asked}`} className="match-line">
            {message(covers ? "match.covered" : "match.related", { known, asked })}
          </p>
        ))}
        {missing.length > 0 && missing.join() !== text && (
          <p className="match-line">{message("match.lacking", { names: missing.join(", ") })}</p>
        )}
      </div>
    </li>
  );
}
