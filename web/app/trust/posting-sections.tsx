import { message } from "@candor/contract/messages/message";
import type { Trust } from "@candor/contract/trust/shapes";
import { Bar } from "../ui/bar.tsx";
import { numberText } from "../wording/counted.ts";
import { shareText } from "../wording/share.ts";
import { ShareTable } from "./share-table.tsx";
import { FigureLines, TrustSection } from "./trust-section.tsx";

export function Freshness({ n, confirmed, ages }: Trust["freshness"]) {
  const values = { part: numberText(confirmed), whole: numberText(n), share: shareText(confirmed, n) };
  return (
    <TrustSection name="freshness" n={n}>
      <ShareTable
        caption="trust.freshness"
        head={["trust.age", "trust.postings"]}
        parts={ages.map((age) => ({ label: ageText(age), count: age.count }))}
        sum={{ label: message("trust.openPostings"), n }}
      />
      <FigureLines lines={[["trust.confirmed", message("trust.partOf", values)]]} />
    </TrustSection>
  );
}

function ageText({ from, through }: Trust["freshness"]["ages"][number]): string {
  if (through === 0) return message("trust.ageToday");
  if (through === undefined) return message("trust.ageOlder", { from });
  return message("trust.ageRange", { from, through });
}

export function Pay({ hosted, imported }: Trust["pay"]) {
  return (
    <TrustSection name="pay" n={hosted.n + imported.n}>
      <table className="figures-table">
        <caption className="visually-hidden">{message("trust.pay")}</caption>
        <thead>
          <tr>
            <th scope="col">{message("trust.origin")}</th>
            <th scope="col">{message("trust.openPostings")}</th>
            <th scope="col">{message("trust.stated")}</th>
            <th scope="col">{message("trust.share")}</th>
          </tr>
        </thead>
        <tbody>
          {[
            { name: "hosted" as const, ...hosted },
            { name: "imported" as const, ...imported },
          ].map(({ name, n, stated }) => (
            <tr key={name}>
              <th scope="row">
                {message(`trust.${name}`)}
                <Bar share={n === 0 ? 0 : stated / n} />
              </th>
              <td>{numberText(n)}</td>
              <td>{numberText(stated)}</td>
              <td>{n === 0 ? "–" : shareText(stated, n)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TrustSection>
  );
}

export function Duplicates({ n, hidden, clusters }: Trust["duplicates"]) {
  return (
    <TrustSection name="duplicates" n={n}>
      <ShareTable
        caption="trust.duplicates"
        head={["trust.inLists", "trust.postings"]}
        parts={[
          { label: message("trust.isListed"), count: n - hidden },
          { label: message("trust.isHidden"), count: hidden },
        ]}
        sum={{ label: message("trust.openPostings"), n }}
      />
      <FigureLines lines={[["trust.clusters", numberText(clusters)]]} />
    </TrustSection>
  );
}
