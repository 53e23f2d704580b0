import { describe, expect, it } from "vitest";
import { meaningOf } from "../../../../../src/features/preferences/rules/sms/meaning.ts";
import { processorTime } from "../../../../harness/processor-time.ts";

const stops = [
  "STOP",
  "stop",
  "Stop.",
  "STOP!!!",
  "stop please",
  "Please stop",
  "stop stop stop",
  "stop it",
  "QUIT",
  "END",
  "REVOKE",
  "OPT OUT",
  "opt-out",
  "optout",
  "CANCEL",
  "UNSUBSCRIBE",
  "Unsubscribe me please",
  "stop texting me",
  "Stop sending me these",
  "stop these messages now",
  "I want to opt out",
  "please opt me out of this",
  "no more texts",
  "No more messages please!",
  "don't text me",
  "Don’t text me again",
  "do not message me anymore",
  "never text me again",
  "I don't want these texts",
  "i do not want any more alerts",
  "take me off your list",
  "remove me from this list",
  "remove my number",
  "delete my phone number",
  "lose my number",
  "wrong number",
  "leave me alone",
  "not interested",
  "I revoke my consent",
  "How do I stop these texts?",
  "cancel my texts",
  "end these notifications",
  "enough with the messages",
  "stop the messages",
  "STOP ALERTS",
  "quit texting me",
  "go away",
  "no",
  "ALTO",
  "alto por favor",
  "PARE",
  "parar",
  "basta",
  "Basta ya",
  "BAJA",
  "cancelar",
  "Cancelar mensajes",
  "no más mensajes",
  "NO MAS",
  "no quiero más mensajes",
  "No quiero recibir nada",
  "ya no quiero estos avisos",
  "no me escriban más",
  "no me manden mensajes",
  "Dejen de escribirme",
  "deje de enviarme mensajes",
  "paren de molestar",
  "quiero darme de baja",
  "Denme de baja por favor",
  "quítenme de la lista",
  "bórrenme",
  "Elimíneme de su lista",
  "número equivocado",
  "déjenme en paz",
  "desuscribirme",
  "detener mensajes",
];

const everything = [
  "STOP ALL",
  "stopall",
  "Stop everything",
  "unsubscribe me from everything",
  "stop all texts and emails",
  "no more emails and no more texts",
  "stop emailing me too",
  "CANCELAR TODO",
  "no quiero más mensajes ni correos",
];

const starts = ["START", "start", "Unstop", "start again", "opt in", "resume", "YES", "EMPEZAR", "alta"];
const helps = ["HELP", "help", "Help!", "info", "?", "AYUDA", "ayuda por favor", "Información"];

const others = [
  "Don't stop",
  "please don't cancel",
  "I'll stop by tomorrow",
  "Can I stop by at 5?",
  "cancel my interview",
  "Quiero cancelar la entrevista",
  "no paren de enviar",
  "ok",
  "Thanks!",
  "When is the interview?",
  "The bus stop is closed",
  "gracias",
  "I ended up taking the job",
  "👍",
  "",
];

describe("M-31 what a text message asks for", () => {
  it.each(stops)("%j is a stop", (text) => {
    expect(meaningOf(text)).toBe("stop");
  });

  it.each(everything)("%j stops mails too", (text) => {
    expect(meaningOf(text)).toBe("stop-all");
  });

  it.each(starts)("%j is a start", (text) => {
    expect(meaningOf(text)).toBe("start");
  });

  it.each(helps)("%j asks for help", (text) => {
    expect(meaningOf(text)).toBe("help");
  });

  it.each(others)("%j asks for nothing", (text) => {
    expect(meaningOf(text)).toBeUndefined();
  });

  it("reads thousands of letters in no time", () => {
    expect(
      processorTime(() => {
        for (const word of ["no quiero ", "stop ", "a", "please "])
          meaningOf(word.repeat(5000 / word.length));
      }),
    ).toBeLessThan(1000);
  });
});
