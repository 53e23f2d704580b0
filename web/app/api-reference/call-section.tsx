import { message } from "@candor/contract/messages/message";
import { apiAddresses } from "../api-addresses.ts";
import type { Refusal } from "./calls.ts";
import { CodeBox } from "./code-box.tsx";
import type { DescribedCall } from "./described-call.ts";
import { DescribedValue } from "./described-value.tsx";
import { FieldList } from "./field-list.tsx";
import { Marked } from "./marked.tsx";

/** Everything about one call. */
export function CallSection({ call }: { call: DescribedCall }) {
  const { id, method, path, summary, callers, limits, parameters, body, curl } = call;
  return (
    <section className="api-call" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <Marked text={summary} />
      </h2>
      <p className="api-line">
        <code>
          <b>{method}</b> {path}
        </code>
      </p>
      <p>
        <Marked text={callers} />
      </p>
      {limits.map((limit) => (
        <p key={limit} className="api-limit">
          <Marked text={limit} />
        </p>
      ))}
      <CodeBox label={message("developers.example", { call: `${method} ${path}` })} text={curl} />
      {parameters.length > 0 && (
        <>
          <h3>{message("developers.parameters")}</h3>
          <FieldList fields={[parameters]} way="sent" />
        </>
      )}
      {body && (
        <>
          <h3>{message("developers.body")}</h3>
          <DescribedValue described={body} way="sent" />
        </>
      )}
      <Answer answer={call.answer} />
      <Refusals refusals={call.refusals} />
    </section>
  );
}

function Answer({ answer: { status, described } }: Pick<DescribedCall, "answer">) {
  return (
    <>
      <h3>{message("developers.answer", { status })}</h3>
      {described ? (
        <DescribedValue described={described} way="answered" />
      ) : (
        <p>{message("developers.nothing")}</p>
      )}
    </>
  );
}

function Refusals({ refusals }: { refusals: readonly Refusal[] }) {
  const address = apiAddresses.guide("problems");
  return (
    <>
      <h3>{message("developers.refused")}</h3>
      {refusals.length > 0 && (
        <ul className="api-refusals">
          {refusals.map(({ status, codes }) => (
            <li key={status}>
              {status} <Marked text={codes.map((code) => `\`${code}\``).join(", ")} />
            </li>
          ))}
        </ul>
      )}
      <p>
        <Marked
          text={message(refusals.length > 0 ? "developers.refusedToo" : "developers.refusedAsAll", {
            address,
          })}
        />
      </p>
    </>
  );
}
