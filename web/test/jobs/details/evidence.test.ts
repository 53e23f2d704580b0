import type { PostingSignal } from "@candor/contract/signals/shapes";
import { describe, expect, it } from "vitest";
import { evidenceIn } from "../../../app/jobs/details/evidence.ts";

const chat = (sentence: string): PostingSignal => ({ name: "chat-app", text: "", sentence });
const fee = (sentence: string): PostingSignal => ({ name: "fee", text: "", sentence });

describe("M-11 each signal of a posting leads to the words that show it", () => {
  it.each([
    [
      "a sentence of a paragraph",
      "<p>Keep lamps. Message us on WhatsApp. Be kind.</p>",
      "Message us on WhatsApp.",
      '<p>Keep lamps. <mark id="says-chat-app">Message us on WhatsApp.</mark> Be kind.</p>',
    ],
    [
      "a sentence with emphasis in it",
      "<p>Message us on <b>WhatsApp</b> now.</p>",
      "Message us on WhatsApp now.",
      '<p><mark id="says-chat-app">Message us on </mark><b><mark>WhatsApp</mark></b><mark> now.</mark></p>',
    ],
    [
      "a sentence whose HTML has entities and line breaks",
      "<li>Q&amp;A on\n&lt;WhatsApp&gt;</li>",
      "Q&A on <WhatsApp>",
      '<li><mark id="says-chat-app">Q&amp;A on\n&lt;WhatsApp&gt;</mark></li>',
    ],
    [
      "a link whose address only the HTML has",
      '<p>Or <a href="https://wa.me/1?a=1&amp;b=2" rel="nofollow">write</a> here.</p>',
      "https://wa.me/1?a=1&b=2",
      '<p>Or <a href="https://wa.me/1?a=1&amp;b=2" rel="nofollow"><mark id="says-chat-app">write</mark></a> here.</p>',
    ],
  ])("%s", (_what, html, sentence, marked) => {
    expect(evidenceIn(html, [chat(sentence)])).toEqual({
      description: marked,
      evidence: { "chat-app": "says-chat-app" },
    });
  });

  it("two of the same sentence lead to one mark", () => {
    const sentence = "Pay us by Telegram.";
    const { description, evidence } = evidenceIn(`<p>${sentence}</p>`, [chat(sentence), fee(sentence)]);
    expect(description.match(/<mark/g)).toHaveLength(1);
    expect(evidence).toEqual({ "chat-app": "says-chat-app", fee: "says-chat-app" });
  });

  it("two of different sentences lead to each, in the order of the text", () => {
    const { description } = evidenceIn("<p>One fee.</p><p>Two apps.</p>", [
      chat("Two apps."),
      fee("One fee."),
    ]);
    expect(description).toBe(
      '<p><mark id="says-fee">One fee.</mark></p><p><mark id="says-chat-app">Two apps.</mark></p>',
    );
  });

  it("pay leads to the pay, and what the description doesn't hold leads to its beginning", () => {
    const html = "<p>Keep lamps.</p>";
    const pay: PostingSignal = { name: "pay-far-outside", text: "", figures: "" };
    expect(evidenceIn(html, [chat("WhatsApp Keeper"), pay])).toEqual({
      description: html,
      evidence: { "chat-app": "posting-text", "pay-far-outside": "stated-pay" },
    });
  });
});
