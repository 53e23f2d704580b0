import { messageIn } from "@candor/contract/messages/catalogues";
import { locales } from "@candor/contract/messages/locales";

/** "On Monday, Grace wrote:", in the languages of common mail programs. It may be wrapped over three lines. */
const attribution =
  /^[ \t]*(?:On|Am|Le|El|Il|Op|Den|Em|Dne|W dniu)\b[^\n]{0,300}(?:\n[^\n]{0,300}){0,2}?(?<!\p{L})(?:wrote|schrieb|écrit|escribió|scritto|schreef|skrev|escreveu|napsal|napisał)[^\n:]{0,120}:[ \t]*$/imu;

/** What comes before a quoted mail whose lines aren't marked. */
const beginnings = [
  /^[ \t]*-{2,}[ \t]*(?:Original Message|Forwarded message|Ursprüngliche Nachricht|Message d'origine)[ \t]*-{2,}/imu,
  /^_{20,}[ \t]*$/mu,
  /^[ \t]*\*?(?:From|Von|De):\*?[ \t][^\n]{1,300}\n(?:[^\n]{1,300}\n){0,2}?[ \t]*\*?(?:Sent|Date|To|Gesendet|An|Envoyé|Enviado)\b[^\n]{0,20}:/imu,
];

/** RFC 3676, section 4.3. */
const signature = /^-- ?$/mu;
const device =
  /^[ \t]*(?:Sent from my |Sent via |Get Outlook for |Von meinem .{1,40} gesendet)[^\n]{0,100}$/gimu;

/** What somebody wrote themselves in a reply by mail, without what they reply to and without their signature. */
export function ownWords(text: string): string {
  const lines = upTo(text.replaceAll("\r\n", "\n"), markerIn(text));
  const unattributed = withoutAttribution(lines);
  const above = beginnings.reduce((rest, beginning) => upTo(rest, beginning), unattributed);
  return upTo(above, signature)
    .split("\n")
    .filter((line) => !/^\s*>/.test(line))
    .join("\n")
    .replaceAll(device, "")
    .replaceAll(/(?<![ \t])[ \t]+$/gm, "")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}

/** The line that our mails begin with, however it is quoted. */
function markerIn(text: string): RegExp | string {
  const markers = locales.map((locale) => messageIn(locale, "mail.messageMarker"));
  const line = text.split("\n").find((each) => markers.some((marker) => each.includes(marker)));
  return line ?? /$^/;
}

function upTo(text: string, end: RegExp | string): string {
  const at = typeof end === "string" ? text.indexOf(end.trimEnd()) : text.search(end);
  return at < 0 ? text : text.slice(0, at);
}

/** Answers between quoted lines stay; if nothing is marked as quoted, everything below is removed. */
function withoutAttribution(text: string): string {
  const found = attribution.exec(text);
  if (!found) return text;
  const below = text.slice(found.index + found[0].length);
  return text.slice(0, found.index) + (/^[ \t]*>/m.test(below) ? below : "");
}
