import { isWebAddress } from "@candor/contract/web-address";

/** Where to meet: the address of a call is a link, also among other words. */
export function MeetingPlace({ place }: { place: string }) {
  // The odd parts are what the pattern found. A mark after an address ends the sentence.
  return place.split(/(https?:\/\/\S*[^\s.,;:!?)])/i).map((part, at) =>
    at % 2 === 1 && isWebAddress(part) ? (
      <a className="meeting-place" href={part} rel="noreferrer" key={part}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}
