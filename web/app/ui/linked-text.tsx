import { isWebAddress } from "@candor/contract/web-address";

/**
 * Text that somebody wrote, such as a message or where to meet. Web addresses in it are links. They show their whole
 * address, and the site isn't told where they were clicked.
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
