import { message } from "@candor/contract/messages/message";
import { Fragment } from "react";
import type { Alternatives, Field, Way } from "./fields.ts";
import { Marked } from "./marked.tsx";
import type { TypePart } from "./types.ts";

interface FieldListProps {
  readonly fields: Alternatives;
  readonly way: Way;
}

export function FieldList({ fields, way }: FieldListProps) {
  return fields.map((list, at) => (
    <Fragment key={at}>
      {at > 0 && <p className="api-or">{message("developers.eitherOr")}</p>}
      <ul className="api-fields">
        {list.map((field) => (
          <FieldEntry key={field.name} field={field} way={way} />
        ))}
      </ul>
    </Fragment>
  ));
}

function FieldEntry({ field, way }: { field: Field; way: Way }) {
  const { name, type, required, limits, meaning, values, names, standard, inside } = field;
  return (
    <li>
      <code>{name}</code>{" "}
      <span className="api-type">
        <TypeText type={type} />
        <Marked text={limits.map((limit) => `, ${limit}`).join("")} />
      </span>
      {way === "sent" && required && <strong>{message("developers.required")}</strong>}
      {way === "answered" && !required && <em>{message("developers.optional")}</em>}
      {meaning && (
        <p>
          <Marked text={meaning} />
        </p>
      )}
      <Values label="developers.values" values={values} />
      <Values label="developers.names" values={names} />
      {standard && (
        <p>
          <Marked text={message("developers.default", { value: `\`${standard}\`` })} />
        </p>
      )}
      <FieldList fields={inside} way={way} />
    </li>
  );
}

interface ValuesProps {
  readonly label: "developers.values" | "developers.names";
  readonly values: readonly string[];
}

function Values({ label, values }: ValuesProps) {
  if (values.length === 0) return null;
  return (
    <p>
      {message(label)}{" "}
      {values.map((value, at) => (
        <Fragment key={value}>
          {at > 0 && ", "}
          <code>{value}</code>
        </Fragment>
      ))}
    </p>
  );
}

export function TypeText({ type }: { type: readonly TypePart[] }) {
  return type.map((part, at) =>
    typeof part === "string" ? (
      part
    ) : (
      <a key={at} href={`#${part.shape}`}>
        {part.shape}
      </a>
    ),
  );
}
