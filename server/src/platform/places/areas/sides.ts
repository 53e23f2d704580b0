import { fold } from "../fold.ts";
import { regions } from "../regions.ts";
import type { County } from "./counties.ts";

/** A part of a state by the direction it lies in: "northern Michigan", "western PA", "central Illinois". */
export interface Side {
  /** "Northern Michigan". */
  readonly label: string;
  /** What an area of its own may be called: "north michigan", "northern michigan". */
  readonly names: readonly string[];
  readonly state: string;
  readonly direction: Direction;
}

interface Direction {
  readonly vertical?: "north" | "south";
  readonly horizontal?: "east" | "west";
}

const named =
  /^(?:(?<vertical>north|south)?(?<horizontal>east|west)?(?:ern)?|(?<short>[ns][ew])|central) (?<state>.+)$/;
const shortened: Readonly<Record<string, string>> = { n: "north", s: "south", e: "east", w: "west" };

const states = regions.filter(({ country, code }) => country === "US" && code !== "DC");
/** State codes that are also words, and LA, which is also Los Angeles. */
const wordCodes = new Set(["DE", "HI", "ID", "IN", "LA", "ME", "OK", "OR"]);
const stateByName = new Map([
  ...states.map((state) => [fold(state.name), state] as const),
  ...states
    .filter(({ code }) => !wordCodes.has(code))
    .map((state) => [state.code.toLowerCase(), state] as const),
]);

/** The side of a state that a folded text names. West Virginia is a state. */
export function sideNamed(text: string): Side | undefined {
  const groups: Record<string, string | undefined> = named.exec(text)?.groups ?? {};
  const { vertical, horizontal, short, state: name = "" } = groups;
  const state = stateByName.get(name);
  if (state === undefined || stateByName.has(text)) return undefined;
  const up = vertical ?? shortened[short?.[0] ?? ""];
  const along = horizontal ?? shortened[short?.[1] ?? ""];
  const direction = {
    ...(up !== undefined && { vertical: up as "north" | "south" }),
    ...(along !== undefined && { horizontal: along as "east" | "west" }),
  };
  const side = `${up ?? ""}${along ?? ""}` || "central";
  const adjective = up === undefined && along === undefined ? side : `${side}ern`;
  // "Northern Michigan", but "Southeast Michigan".
  const usual = up !== undefined && along !== undefined ? side : adjective;
  return {
    label: `${usual[0]!.toUpperCase()}${usual.slice(1)} ${state.name}`,
    names: [adjective, side].map((each) => fold(`${each} ${state.name}`)),
    state: state.code,
    direction,
  };
}

/**
 * A state's counties on that side: half of the counties or half of the distance, whichever covers more. No authority
 * says where a side ends, and an outline that is too small hides postings. A corner is half of the counties in both
 * directions, and the middle is half of the longer distance.
 */
export function countiesOn({ direction }: Side, counties: readonly County[]): readonly County[] {
  const placed = counties.map((county) => ({ county, ...middleOf(county) }));
  const { vertical, horizontal } = direction;
  const latitudes = placed.map(({ latitude }) => latitude);
  const longitudes = placed.map(({ longitude }) => longitude);
  const isCorner = vertical !== undefined && horizontal !== undefined;
  const isOn = (value: number, all: readonly number[], isUpper: boolean) => {
    const median = medianOf(all);
    const half = isCorner ? median : (Math.min(...all) + Math.max(...all)) / 2;
    return isUpper ? value >= Math.min(half, median) : value <= Math.max(half, median);
  };
  const isTall = spanOf(latitudes) > spanOf(longitudes) * milesOfLongitude;
  return placed
    .filter(({ latitude, longitude }) => {
      if (vertical === undefined && horizontal === undefined)
        return isTall ? isMiddle(latitude, latitudes) : isMiddle(longitude, longitudes);
      return (
        (vertical === undefined || isOn(latitude, latitudes, vertical === "north")) &&
        (horizontal === undefined || isOn(longitude, longitudes, horizontal === "east"))
      );
    })
    .map(({ county }) => county);
}

/** A degree of longitude's length in degrees of latitude, in the middle of the country. */
const milesOfLongitude = 0.78;

function spanOf(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}

function isMiddle(value: number, all: readonly number[]): boolean {
  return Math.abs(value - (Math.min(...all) + Math.max(...all)) / 2) <= spanOf(all) / 4;
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

/** The middle of the box around a county. */
function middleOf({ rings }: County): { latitude: number; longitude: number } {
  const points = rings().flat();
  const longitudes = points.map(([longitude]) => longitude);
  const latitudes = points.map(([, latitude]) => latitude);
  return {
    latitude: (Math.min(...latitudes) + Math.max(...latitudes)) / 2,
    longitude: (Math.min(...longitudes) + Math.max(...longitudes)) / 2,
  };
}
