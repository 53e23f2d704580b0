import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { apiAddresses } from "../api-addresses.ts";
import { CodeBox } from "./code-box.tsx";
import type { Guide } from "./guide.ts";
import { GuidePart, Pairs, Said } from "./guide-part.tsx";
import { Marked } from "./marked.tsx";

type ConventionsProps = Pick<Guide, "statuses" | "everyCall" | "limits" | "repeatable"> & {
  readonly publicUrl: string;
};

/** What all calls have in common: problems, limits, pages, repetition, files. */
export function Conventions({ statuses, everyCall, limits: named, repeatable, publicUrl }: ConventionsProps) {
  return (
    <>
      <GuidePart name="problems">
        <Said text="developers.problemsBody" />
        <CodeBox label={message("developers.problems")} text={JSON.stringify(problem(), null, 2)} />
        <StatusTable statuses={statuses} />
        <Said text="developers.everyCall" codes={everyCall.map((code) => `\`${code}\``).join(", ")} />
      </GuidePart>
      <GuidePart name="limits">
        <Said text="developers.limitsBody" />
        <Pairs pairs={named.map(({ name, often }) => ({ term: `\`${name}\``, text: often }))} />
        <Said
          text="developers.limitsSearch"
          searches={limits.runningSearches}
          seconds={limits.searchMilliseconds / 1000}
        />
      </GuidePart>
      <GuidePart name="pages">
        <Said text="developers.pagesBody" search={apiAddresses.area("search", "searchJobs")} />
        <Said text="developers.pagesAfter" />
        <CodeBox
          label={message("developers.pages")}
          text={`curl "${publicUrl}/rest/program/applications?after=$NEXT" \\
  -H "Authorization: Bearer $API_KEY"`}
        />
      </GuidePart>
      <GuidePart name="repeat">
        <Said text="developers.repeatBody" characters={200} hours={limits.idempotencyHours} />
        <p>{message("developers.repeatCalls")}</p>
        <ul className="api-links">
          {repeatable.map(({ area, id, method, path }) => (
            <li key={id}>
              <a href={apiAddresses.area(area, id)}>
                <code>
                  {method} {path}
                </code>
              </a>
            </li>
          ))}
        </ul>
        <Said text="developers.repeatOthers" />
      </GuidePart>
      <GuidePart name="files">
        <Said
          text="developers.filesBody"
          megabytes={limits.resumeBytes / 1024 / 1024}
          parts={apiAddresses.area("resumes", "startUpload")}
        />
        <CodeBox
          label={message("developers.files")}
          text={`curl "${publicUrl}/rest/resumes" \\
  -H "Authorization: Bearer $JWT" \\
  -F "file=@resume.pdf"`}
        />
        <Said text="developers.filesAnswer" />
      </GuidePart>
    </>
  );
}

const problem = () => ({
  type: "urn:candor:problem:invalid-request",
  title: "invalid request",
  status: 400,
  detail: message("problem.invalidRequest"),
  code: "invalid-request",
  key: "problem.invalidRequest",
  errors: [{ path: "/email", key: "validation.invalidEmail", text: message("validation.invalidEmail") }],
  instance: "urn:candor:request:8f14e45f-ceea-467f-a8d3-2f1b6a5c9d10",
});

function StatusTable({ statuses }: Pick<Guide, "statuses">) {
  return (
    <table className="api-statuses">
      <caption className="visually-hidden">{message("developers.statuses")}</caption>
      <thead>
        <tr>
          <th scope="col">{message("developers.status")}</th>
          <th scope="col">{message("developers.statusDo")}</th>
        </tr>
      </thead>
      <tbody>
        {statuses.map((status) => (
          <tr key={status}>
            <th scope="row">{status}</th>
            <td>
              <Marked text={message(`developers.status.${status}`)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
