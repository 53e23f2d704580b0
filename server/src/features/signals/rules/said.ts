import type { SignalName } from "@candor/contract/signals/names";
import { sentencesOf } from "../../jobs/rules/stated/sentence-at.ts";
import { linksIn, type SaidWords, type Signal } from "./signal.ts";

const app =
  "(?:whats\\s?app|telegram|we\\s?chat|viber|signal (?:app|messenger)|google (?:chat|hangouts)|facebook messenger)";
const reach =
  "(?:contact|message|text|reach|write|send|apply|add|chat|talk|call|dm|ping|interviews?|resumes?|cvs?)";
const side =
  "(?:us|me|him|her|hr|hiring|recruiters?|managers?|team|resumes?|cvs?|applications?|details|interviews?)";

const phone = "(?:\\+?\\(?\\d[\\d ().-]{6,}\\d)";

const chat: readonly RegExp[] = [
  new RegExp(
    `\\b${reach}\\b[^.]{0,60}\\b${side}\\b[^.]{0,60}\\b(?:on|via|by|through|over|using|in|at)\\b[^.]{0,20}\\b${app}\\b`,
    "i",
  ),
  new RegExp(
    `\\b(?:apply|interviews?|chat|message)\\b[^.]{0,30}\\b(?:on|via|by|through|over)\\b[^.]{0,15}\\b${app}\\b`,
    "i",
  ),
  new RegExp(`\\b(?:on|via|through) ${app}\\b[^.]{0,40}\\b${reach}\\b[^.]{0,20}\\b${side}\\b`, "i"),
  new RegExp(`\\b${app}\\b[^.\\d@]{0,20}(?:\\+?\\(?\\d[\\d ()-]{6,}\\d|@\\w{4,})`, "i"),
  // "Text Maria at (614) 555-0199 or WhatsApp": a number to reach, and an app beside it.
  new RegExp(
    `\\b(?:contact|message|text|reach|write|call|dm|ping)\\b[^.]{0,40}(?:${phone}|@\\w{4,})[^.\\w]{0,5}\\b(?:or|and|and/or)\\b[^.]{0,15}\\b${app}\\b(?! (?:ads?|advertising|business|channels?|marketing|sales|support))`,
    "i",
  ),
  new RegExp(
    `\\b(?:text|call|sms|e-?mail|phone)(?: (?:us|me|him|her|\\p{Lu}\\p{Ll}+))?(?:,| or|,? and)? (?:or )?${app}(?: (?:me|us|him|her|\\p{Lu}\\p{Ll}+))?(?: at| on|:)? ${phone}`,
    "iu",
  ),
  new RegExp(`^${app} (?:us|me|the (?:recruiter|hiring manager))\\b`, "i"),
];

/** Work on these products, and companies' promises never to use them. */
const noChat =
  /\b(?:never|not|n['’]t) [^.]{0,60}(?:contact|reach|message|interview|ask|text|use|recruit)|\b(?:integrat\w+|bots?|api|campaigns?|experience (?:with|in)|customers?|clients?)\b/i;

const chatLink =
  /^https?:\/\/(?:www\.)?(?:wa\.me|api\.whatsapp\.com|chat\.whatsapp\.com|t\.me|telegram\.me)\//i;

const you = "(?:you|candidates?|applicants?|employees?|new hires?|trainees?|drivers?|contractors?)";
/** What isn't pay elsewhere: buyers buy equipment and software for their employer. */
const own =
  "(?:training|background checks?|drug (?:test|screen)\\w*|start(?:er|ing|-?up) kits?|uniforms?|registration|certifications?|onboarding|orientation|visa)";
const thing = `(?:${own}|equipment|software|laptop|leads|inventory|processing|application|materials?)`;
const fees: readonly RegExp[] = [
  new RegExp(`\\b${you}\\b[^.;]{0,25}\\bpays? for\\b[^.;]{0,30}\\b${thing}\\b`, "i"),
  new RegExp(
    `\\b${you}\\b[^.;]{0,25}\\b(?:pays?|purchases?|buys?|covers? (?:the )?(?:costs?|price|fees?)|deposits?)\\b[^.;]{0,20}\\b${own}\\b`,
    "i",
  ),
  new RegExp(`\\b${you}\\b[^.;]{0,25}\\b(?:purchases?|buys?)\\b[^.;]{0,15}\\b(?:your|their) own\\b`, "i"),
  new RegExp(`\\bplease (?:pay|purchase|buy) (?:for )?[^.;]{0,20}\\b${thing}\\b`, "i"),
  new RegExp(
    `\\b${thing} (?:fee|fees|deposit|cost|costs)\\b[^.;]{0,40}\\b(?:required|due|payable|must|applies|apply|is \\$|of \\$|refundable|upfront|up front)`,
    "i",
  ),
  new RegExp(
    `\\b(?:refundable|upfront|up-front|non-?refundable|one-time|small|initial)\\b[^.;]{0,25}\\b(?:fee|deposit|payment)\\b[^.;]{0,60}\\b(?:required|from you|before|to (?:start|begin|secure|join|reserve)|for (?:your|the) ${thing})`,
    "i",
  ),
  new RegExp(
    `\\b(?:fee|deposit|investment) (?:of|is) [$€£]\\s?\\d[^.;]{0,60}\\b(?:required|before|to (?:start|begin|secure|join|apply|reserve)|${you})\\b`,
    "i",
  ),
  new RegExp(`\\b(?:[$€£]\\s?\\d[\\d,.]*) (?:${thing} )?(?:fee|deposit)\\b`, "i"),
  new RegExp(
    `\\b(?:send|buy|purchase|wire)\\b[^.;]{0,30}\\b(?:gift cards?|money orders?|western union|bitcoin|crypto(?:currency)?)\\b`,
    "i",
  ),
  new RegExp(
    `\\b(?:deposit|cash)\\b[^.;]{0,15}\\b(?:a|the|our) (?:check|cheque)\\b[^.;]{0,40}\\byour\\b`,
    "i",
  ),
];

/** Promises to take nothing or to give it back, the work of people who handle money, and pay into an account. */
const noFee =
  /\b(?:no|never|without|not|n['’]t|zero|free of|waive[sd]?|reimburse[sd]?|refund(?:s|ed)?)\b|\b(?:we|company|employer)(?:['’]ll| will)? (?:pays?|covers?|provides?|buys?)\b|direct deposit|\b(?:tenants?|residents?|customers?|clients?|students?|patients?|vendors?|guests?|members?)\b/i;

/** Chat apps as the way to get in touch, and money that an applicant would pay: each with the first sentence. */
export function saidSignals(words: SaidWords): Signal[] {
  const sentences = sentencesOf(words.text);
  const chatting = firstOf(sentences, chat, noChat) ?? linksIn(words).find((link) => chatLink.test(link));
  return [...signal("chat-app", chatting), ...signal("fee", firstOf(sentences, fees, noFee))];
}

function firstOf(sentences: readonly string[], patterns: readonly RegExp[], not: RegExp): string | undefined {
  return sentences.find((each) => !not.test(each) && patterns.some((pattern) => pattern.test(each)));
}

function signal(name: SignalName, sentence: string | undefined): Signal[] {
  return sentence === undefined ? [] : [{ name, sentence }];
}
