import { isWebAddress } from "@candor/contract/web-address";

/**
 * Somebody's text, such as where to meet or a message: a web address is a link, also among other words. It shows in full
 * where it leads, and that site isn't told where it was clicked.
 */
export function LinkedText({ text }: { text: string }) {
  // The odd parts are what the pattern found. A mark after an address ends the sentence.
  return text.split(/(https?:\/\/\S*[^\s.,;:!?)])/i).map((part, at) =>
    at % 2 === 1 && isWebAddress(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: an address may be there twice, and the parts keep their order.
      <a href={part} rel="noreferrer nofollow ugc" key={at}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}
