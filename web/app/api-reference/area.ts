import type { OpenApi } from "@candor/contract/openapi/open-api";
import { answeredBy, callsOf, commonCodes, schemaIn } from "./calls.ts";
import { type Described, type DescribedCall, describedCall, describedShape } from "./described-call.ts";
import type { Way } from "./fields.ts";
import { countReferences, schemaNamed } from "./schemas.ts";

export interface AreaSummary {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly calls: number;
}

export interface Area extends Omit<AreaSummary, "calls"> {
  readonly calls: readonly DescribedCall[];
  /** What its calls take or answer with more than once. */
  readonly shapes: readonly DescribedShape[];
}

interface DescribedShape extends Described {
  readonly name: string;
  readonly way: Way;
}

export function areasOf(document: OpenApi): AreaSummary[] {
  const calls = Map.groupBy(callsOf(document), ({ operation }) => operation.tags[0]);
  return document.tags.map(({ name, description, "x-displayName": title }) => ({
    name,
    title,
    about: description,
    calls: calls.get(name)?.length ?? 0,
  }));
}

/** Everything about one area; undefined if there is none of this name. */
export function areaOf(document: OpenApi, name: string, publicUrl: string): Area | undefined {
  const tag = document.tags.find((each) => each.name === name);
  if (!tag) return undefined;
  const calls = callsOf(document).filter(({ operation }) => operation.tags[0] === name);
  const sent = calls.flatMap(({ operation }) => schemaIn(operation.requestBody?.content) ?? []);
  const answered = calls.flatMap(({ operation }) => answeredBy(operation) ?? []);
  const counts = countReferences(document, [...sent, ...answered]);
  const isShared = (shape: string) => (counts.get(shape) ?? 0) > 1;
  const surroundings = { document, isShared, publicUrl, common: commonCodes(document) };
  const isSent = countReferences(document, sent);
  return {
    name,
    title: tag["x-displayName"],
    about: tag.description,
    calls: calls.map((call) => describedCall(surroundings, call)),
    shapes: [...counts.keys()]
      .filter(isShared)
      .toSorted()
      .map((shape) => ({
        name: shape,
        way: isSent.has(shape) ? "sent" : "answered",
        ...describedShape(surroundings, schemaNamed(document, shape)),
      })),
  };
}
