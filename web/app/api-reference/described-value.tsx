import { message } from "@candor/contract/messages/message";
import type { Described } from "./described-call.ts";
import { FieldList, TypeText } from "./field-list.tsx";
import type { Way } from "./fields.ts";

/** What is sent or answered. That an object with fields is an object needs no words. */
export function DescribedValue({ described, way }: { described: Described; way: Way }) {
  const { type, fields } = described;
  const isObject = fields.length > 0 && type.length === 1 && type[0] === message("developers.type.object");
  return (
    <>
      {!isObject && (
        <p className="api-type">
          <TypeText type={type} />
        </p>
      )}
      <FieldList fields={fields} way={way} />
    </>
  );
}
