import type { OpenApi } from "@candor/contract/openapi/open-api";
import { type ProblemCode, problems } from "@candor/contract/problems";
import { webhookEvents } from "@candor/contract/programs/webhook-shapes";
import {
  changesTopic,
  contentTopic,
  notificationsTopic,
  ownChangesTopic,
  presenceTopic,
  sessionEndedCode,
} from "@candor/contract/websocket";
import { type AreaSummary, areasOf } from "./area.ts";
import { callsOf, commonCodes } from "./calls.ts";

/** What the guide says that the OpenAPI document and the rest of the contract know. */
export interface Guide {
  readonly areas: readonly AreaSummary[];
  readonly calls: number;
  readonly statuses: readonly Status[];
  /** The problems that every call may answer. */
  readonly everyCall: readonly string[];
  readonly limits: readonly Limit[];
  /** Calls that take an idempotency key. */
  readonly repeatable: readonly CallLink[];
  readonly webhookEvents: readonly string[];
  /** The topics of the websocket, by what they tell. */
  readonly topics: typeof topics;
  /** The close code for a socket whose session has ended. */
  readonly sessionEndedCode: number;
}

/** A refusal's status. */
type Status = (typeof problems)[ProblemCode]["status"];

const topics = {
  notifications: notificationsTopic,
  presence: presenceTopic,
  changes: changesTopic,
  ownChanges: ownChangesTopic,
  content: contentTopic,
} as const;

interface Limit {
  readonly name: string;
  /** "120 a minute". */
  readonly often: string;
}

interface CallLink {
  readonly area: string;
  readonly id: string;
  readonly method: string;
  readonly path: string;
}

export function guideOf(document: OpenApi): Guide {
  const calls = callsOf(document);
  return {
    areas: areasOf(document),
    calls: calls.length,
    statuses: [...new Set(Object.values(problems).map(({ status }) => status))].toSorted(
      (one, other) => one - other,
    ),
    everyCall: [...commonCodes(document)],
    limits: limitsIn(calls.map(({ operation }) => operation.description)),
    repeatable: calls
      .filter(({ operation }) => operation.parameters.some(({ name }) => name === "Idempotency-Key"))
      .map(({ method, path, operation }) => ({
        area: operation.tags[0],
        id: operation.operationId,
        method,
        path,
      })),
    webhookEvents,
    topics,
    sessionEndedCode,
  };
}

function limitsIn(descriptions: readonly string[]): Limit[] {
  const found = descriptions.flatMap((text) => {
    const { name, often } =
      /^Limit `(?<name>\w+)`: (?<often>.+?) from one network address/m.exec(text)?.groups ?? {};
    return name === undefined || often === undefined ? [] : [[name, often] as const];
  });
  return [...new Map(found)].map(([name, often]) => ({ name, often })).toSorted(byName);
}

function byName(one: Limit, other: Limit): number {
  return one.name < other.name ? -1 : 1;
}
