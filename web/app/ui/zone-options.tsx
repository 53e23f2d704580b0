import { zoneName } from "@candor/contract/accounts/zone-name";
import { message } from "@candor/contract/messages/message";

/** Most of the people here live in one of these. */
const american = [
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Phoenix",
  "America/Los_Angeles",
  "America/Anchorage",
  "Pacific/Honolulu",
  "America/Puerto_Rico",
] as const;

const regions = [
  "Africa",
  "America",
  "Antarctica",
  "Arctic",
  "Asia",
  "Atlantic",
  "Australia",
  "Europe",
  "Indian",
  "Pacific",
] as const;

interface ZoneOptionsProps {
  readonly zones: readonly string[];
  /** The zone that is chosen. Browsers also name zones that no list has: "Asia/Kolkata", "Etc/GMT+5". */
  readonly chosen: string | undefined;
}

/** The options of a list of time zones: those of the United States first, all others by region and city. */
export function ZoneOptions({ zones, chosen }: ZoneOptionsProps) {
  const others = zones.filter((zone) => !american.some((each) => each === zone));
  const listed = new Set<string>([...american, ...others]);
  return (
    <>
      {chosen && !listed.has(chosen) && <option value={chosen}>{zoneName(chosen)}</option>}
      {others
        .filter((zone) => !zone.includes("/"))
        .map((zone) => (
          <option key={zone} value={zone}>
            {zoneName(zone)}
          </option>
        ))}
      <optgroup label={message("zone.unitedStates")}>
        {american.map((zone) => (
          <option key={zone} value={zone}>
            {message(`zone.${zone}`)}
          </option>
        ))}
      </optgroup>
      {regions.map((region) => (
        <optgroup key={region} label={message(`zone.region.${region}`)}>
          {others
            .filter((zone) => zone.startsWith(`${region}/`))
            .map((zone) => (
              <option key={zone} value={zone}>
                {zoneName(zone.slice(region.length + 1))}
              </option>
            ))}
        </optgroup>
      ))}
    </>
  );
}
