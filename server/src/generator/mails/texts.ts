import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { publicUrl } from "./people.ts";

const news = { subject: "Lamp Keeper: Interview", link: `${publicUrl}/settings/application/17` };

/** Every text message that the product can send. */
export const madeUpTexts: Readonly<Record<string, string>> = {
  "code for a phone": message("sms.codeText", { code: "314159", minutes: limits.codeMinutes }),
  "phone proved": message("sms.provedText"),
  news: message("sms.newsText", news),
  stopped: message("sms.stoppedText"),
  "stopped with mails": message("sms.stoppedAllText"),
  started: message("sms.startedText"),
  help: message("sms.helpText", { help: `${publicUrl}/contact` }),
  "nobody reads it": message("sms.unreadText"),
};
