import type { ProposedValue } from "@candor/contract/hosting/shapes";
import { message } from "@candor/contract/messages/message";
import type { Places } from "../../../../platform/places/found-place.ts";
import { isRegionNamed } from "../../../../platform/places/regions-named.ts";
import { placesOf } from "../../../exchange/rules/normalize/places.ts";
import { remoteOf, remotePlace } from "../../../exchange/rules/normalize/remote.ts";
import { proposal } from "./proposal.ts";

const label =
  /^(?:(?:job|work|office|primary) )?(?:locations?|where|places?|office|based in|ubicaci[oó]n|lugar(?: de trabajo)?)\s*:\s*(?<place>.+)$/i;
const longestLine = 60;
const mostLines = 40;
const mostPlaces = 20;

/** Where the work is: a line with a label, or a line that is nothing but places or "Remote". */
export function placeIn(lines: readonly string[], places: Places): ProposedValue[] {
  const [title = "", ...others] = lines.slice(0, mostLines);
  const found = [
    ...[title, ...others].flatMap((line) => labelled(line, places) ?? []),
    ...others.filter((line) => line.length <= longestLine).flatMap((line) => alone(line, places) ?? []),
    { kind: kindTitled(title), names: [], line: title },
  ];
  const at = found.find(({ names }) => names.length > 0);
  const how = at?.kind === undefined ? found.find(({ kind }) => kind !== undefined) : at;
  return [
    ...(at === undefined ? [] : [placesProposed(at, how?.kind)]),
    ...(how?.kind === undefined
      ? []
      : [proposal("remoteKind", how.kind, message(`hosting.remoteKind.${how.kind}`), how.line)]),
  ];
}

function placesProposed({ names, line }: Found, kind: Found["kind"]): ProposedValue {
  return kind === "remote"
    ? proposal("remoteWithin", names.join("; "), names.join("; "), line)
    : proposal("places", names.join("\n"), names.join("; "), line);
}

interface Found {
  readonly kind: "remote" | "hybrid" | undefined;
  readonly names: readonly string[];
  readonly line: string;
}

function labelled(line: string, places: Places): Found | undefined {
  const stated = label.exec(line)?.groups?.["place"];
  if (stated === undefined) return undefined;
  const { kind } = plainPlace(stated);
  // "Dover, MA (remote 3 days a week)" isn't remote.
  const isClear = kind !== undefined && stated.length <= longestLine && !/\d|\bdays?\b/.test(stated);
  return readIn(stated, line, places) ?? (isClear ? { kind, names: [], line } : undefined);
}

/** A sentence about places isn't one: each part has to be a city with its state or country. */
function alone(line: string, places: Places): Found | undefined {
  const { kind, rest } = plainPlace(line);
  const isBare = /^(?:position|job|role|work|ok|only|possible|available|[\s().:,–-])*$/i.test(rest);
  if (kind !== undefined && isBare) return { kind, names: [], line };
  if (kind === undefined && !/,\s?\p{L}/u.test(line)) return undefined;
  return readIn(line, line, places);
}

function readIn(stated: string, line: string, places: Places): Found | undefined {
  const { kind, rest } = plainPlace(stated);
  if (rest === "") return kind === undefined ? undefined : { kind, names: [], line };
  const parts = rest.split(/\s*(?:[;|•]|\s\/\s|\s(?:or|and|&)\s)\s*/).filter((part) => part !== "");
  if (parts.length > mostPlaces) return undefined;
  const names = parts.flatMap((part) => nameOf(part, places) ?? []);
  return names.length < parts.length ? undefined : { kind, names: [...new Set(names)], line };
}

function plainPlace(text: string) {
  return remotePlace(
    text
      .replace(/[()]/g, " ")
      .replace(/\s+/g, " ")
      .replace(/[.,]+$/, "")
      .trim(),
  );
}

/** A place's label if the text names all of it: of an unknown city, the gazetteer would find only the state. */
function nameOf(text: string, places: Places): string | undefined {
  const stated = text.replace(/[\s.,]+$/, "");
  const {
    places: [place, ...others],
    unknown,
  } = placesOf({ sourceId: "", title: "", active: true, places: [stated] }, places);
  if (place === undefined || others.length > 0 || unknown.length > 0) return undefined;
  const isWhole = place.city === undefined ? isRegionAlone(stated, places) : hasCity(stated, place.city);
  return isWhole ? places.label(place) : undefined;
}

function isRegionAlone(text: string, places: Places): boolean {
  return isRegionNamed(places, text) && !/[\d,]/.test(text);
}

/** "Austin, TX", "12 Elm St, Austin, TX 78701", but not "Java, Austin" for another Austin. */
function hasCity(text: string, city: string): boolean {
  const parts = text.split(",").map((part) => part.trim().toLowerCase());
  const isAddress = /^\d+\s/.test(text) || /\b\d{5}(?:-\d{4})?$/.test(text);
  return (
    isAddress || parts.length === 1 || (parts[0] ?? "").replace(/^saint /, "st. ") === city.toLowerCase()
  );
}

function kindTitled(title: string): Found["kind"] {
  const nowhere = { places: [], within: [], remote: undefined, unknown: [] };
  const { kind } = remoteOf({ sourceId: "", title, active: true, places: [] }, title, nowhere);
  if (/(?:^|[-–—(|,]\s*)remote (?:ok|okay|position|job|role)\b/i.test(title)) return "remote";
  return kind === "remote" || kind === "hybrid" ? kind : undefined;
}
