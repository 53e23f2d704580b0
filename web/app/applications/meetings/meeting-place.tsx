import { isWebAddress } from "@candor/contract/web-address";

/** Where to meet: the address of a call is a link. */
export function MeetingPlace({ place }: { place: string }) {
  return isWebAddress(place) ? (
    <a className="meeting-place" href={place} rel="noreferrer">
      {place}
    </a>
  ) : (
    place
  );
}
