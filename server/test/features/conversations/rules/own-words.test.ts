import { message } from "@candor/contract/messages/message";
import { describe, expect, it } from "vitest";
import { ownWords } from "../../../../src/features/conversations/rules/own-words.ts";
import { htmlLines } from "../../../../src/platform/mail/incoming/html-lines.ts";
import { processorTime } from "../../../harness/processor-time.ts";

const marker = message("mail.messageMarker");

const replies: readonly (readonly [program: string, mail: string, words: string])[] = [
  ["nothing quoted", "Yes.\r\n\r\nSee you.\r\n", "Yes.\n\nSee you."],
  ["our own marker", `Yes.\n\n> ${marker}\n> old`, "Yes."],
  [
    "Gmail",
    "Yes.\n\nOn Mon, Nov 23, 2026 at 9:00 AM Grace <reply+1@candor.test>\nwrote:\n\n> old\n> older",
    "Yes.",
  ],
  ["Apple Mail", "Yes.\n\n> On 23 Nov 2026, at 09:00, Grace wrote:\n> \n> old", "Yes."],
  ["Outlook", "Yes.\n\n________________________________\nFrom: Grace\nSent: Monday\nold", "Yes."],
  [
    "Outlook's header",
    "Yes.\n\nFrom: Grace <a@b.example>\nSent: Monday, November 23\nTo: Ada\nSubject: x\n\nold",
    "Yes.",
  ],
  ["Outlook's line", "Yes.\n-----Original Message-----\nold", "Yes."],
  ["German", "Ja.\n\nAm 23.11.2026 um 09:00 schrieb Grace:\n> alt", "Ja."],
  ["French", "Oui.\n\nLe lun. 23 nov. 2026 à 09:00, Grace a écrit :\n> vieux", "Oui."],
  ["unmarked quotes", "Yes.\n\nOn Monday, Grace wrote:\nold words\nmore", "Yes."],
  ["answers in between", "On Monday, Grace wrote:\n> Far?\nNo.\n> Late?\nYes.", "No.\nYes."],
  ["a signature", "Yes.\n-- \nAda Byron\n+1 212 555 2368", "Yes."],
  ["a phone", "Yes.\n\nSent from my iPhone", "Yes."],
  ["only quotes", "> old", ""],
  ["On as a word", "On Monday I can come.\nWrote it down.", "On Monday I can come.\nWrote it down."],
];

describe("the words of a reply by mail", () => {
  it.each(replies)("with %s", (_program, mail, words) => {
    expect(ownWords(mail)).toBe(words);
  });

  it("takes no longer for a mail built to take long", () => {
    expect(
      processorTime(() => {
        ownWords(`${" ".repeat(80_000)}x\n\tOn a wrote:\n${"\n".repeat(80_000)}`);
        htmlLines("<i> </i>".repeat(200_000));
        htmlLines("<i>".repeat(500_000));
        ownWords(
          `${"On ".repeat(50_000)}\n${"From: x\n".repeat(50_000)}${"-".repeat(100_000)}${"_".repeat(100_000)}`,
        );
      }),
    ).toBeLessThan(2000);
  });

  it("are read from HTML without quotes, scripts and styles", () => {
    const html =
      "<style>p{}</style><div>Yes.<br>See <b>you</b>.</div><img src=x><div class='gmail_quote'>On Monday<blockquote>old</blockquote></div><script>x</script>";
    expect(htmlLines(html)).toBe("Yes.\nSee you.");
  });
});
