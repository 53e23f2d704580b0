import type { CampaignFigures } from "@candor/contract/campaigns/shapes";
import { message } from "@candor/contract/messages/message";
import type { ReactNode } from "react";
import { numberText } from "../wording/counted.ts";

interface Row extends CampaignFigures {
  readonly name: string;
  readonly label: ReactNode;
}

interface FiguresTableProps {
  readonly title: string;
  /** Over the names. */
  readonly head: string;
  readonly rows: readonly Row[];
}

/** How many messages were sent, wait, failed, or were no longer wanted. */
export function FiguresTable({ title, head, rows }: FiguresTableProps) {
  return (
    <table className="figures-table">
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{message("campaigns.sent")}</th>
          <th scope="col">{message("campaigns.waiting")}</th>
          <th scope="col">{message("campaigns.failed")}</th>
          <th scope="col">{message("campaigns.withheld")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, label, sent, waiting, failed, withheld }) => (
          <tr key={name}>
            <th scope="row">{label}</th>
            <td>{numberText(sent)}</td>
            <td>{numberText(waiting)}</td>
            <td>{numberText(failed)}</td>
            <td>{numberText(withheld)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
