import { message } from "@candor/contract/messages/message";
import { numberText } from "../wording/counted.ts";
import { figureName } from "./names.ts";
import type { Floor } from "./results.ts";

/** What each figure had to be, and whether it is. */
export function OwedTable({ floors }: { floors: readonly Floor[] }) {
  return (
    <table className="figures-table">
      <caption className="visually-hidden">{message("quality.owed")}</caption>
      <thead>
        <tr>
          <th scope="col">{message("quality.figure")}</th>
          <th scope="col">{message("quality.measuredFigure")}</th>
          <th scope="col">{message("quality.bound")}</th>
        </tr>
      </thead>
      <tbody>
        {floors.map((floor) => (
          <tr key={floor.what}>
            <th scope="row">{figureName(floor.what)}</th>
            <td>
              {numberText(floor.measured)}{" "}
              <span className={floor.holds ? undefined : "quality-missed"}>
                {message(floor.holds ? "quality.kept" : "quality.missed")}
              </span>
            </td>
            <td>{boundOf(floor)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function boundOf(floor: Floor): string {
  return "least" in floor
    ? message("quality.atLeast", { bound: numberText(floor.least) })
    : message("quality.atMost", { bound: numberText(floor.most) });
}
