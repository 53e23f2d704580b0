import type { Announcement } from "./log.ts";

type Told = Pick<Announcement, "name" | "payload">;

/** The name and payload of an event; of a union, one such pair for each of its events. */
export type Announced<Event extends Told> = Event extends unknown ? Pick<Event, "name" | "payload"> : never;

interface EventRow {
  readonly name: string;
  readonly payload_json: string;
}

/** Reads a row of the log as one of the events that its query selects. */
export function eventOf<Event extends Told>({ name, payload_json }: EventRow): Announced<Event> {
  return { name, payload: JSON.parse(payload_json) } as Announced<Event>;
}

/** Reads only the payload, if the query selects one kind of event. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows what its query selects
export function payloadOf<Event extends Pick<Told, "payload">>(
  row: Pick<EventRow, "payload_json">,
): Event["payload"] {
  return JSON.parse(row.payload_json);
}
