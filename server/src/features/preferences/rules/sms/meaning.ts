/** What somebody who texts us wants. */
type Meaning = "stop" | "stop-all" | "start" | "help";

/**
 * 47 CFR 64.1200(a)(10): a person may revoke in any reasonable words, here in English and Spanish. If in doubt it is a
 * stop. Undefined if it asks for nothing.
 */
export function meaningOf(text: string): Meaning | undefined {
  const words = plain(text);
  const bare = words.replaceAll(courtesy, " ").replaceAll(/\s+/g, " ").trim();
  if (helps.test(bare) || text.trim() === "?") return "help";
  if (starts.test(bare)) return "start";
  if (keeps.test(words)) return undefined;
  if (allBare.test(bare)) return "stop-all";
  if (!stops.some((each) => each.test(words)) && !stopsBare.test(bare)) return undefined;
  return everything.test(words) ? "stop-all" : "stop";
}

/** Lower case, without accents and punctuation. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/[\p{M}'’`´]/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

const courtesy = /\b(?:please|pls|plz|thanks|thank you|now|immediately|por favor|gracias|ya|ahora)\b/g;
const helps = /^(?:help|help me|info|information|ayuda|ayudame|informacion)$/;
const starts =
  /^(?:start|unstop|yes|resume|restart|subscribe|opt in|optin|start again|start (?:texts?|texting|messages|sending)(?: me)?(?: again)?|text me again|comenzar|empezar|iniciar|reanudar|inicio|suscribir|suscribirme|alta)$/;

/** "Stop by", "don't stop", or asking for something other than texts to end. */
const keeps = new RegExp(
  [
    "\\bstop by\\b|\\bnon ?stop\\b|\\bbus stop\\b",
    "\\b(?:dont|do not|never|wont) (?:ever )?(?:stop|cancel|unsubscribe|quit|end|remove)\\b",
    "\\bno (?:paren?|pares|cancelen?|dejen?|detengan?) (?:de )?(?:escribir|enviar|mandar|los|las|mis|nunca)",
    "\\b(?:cancel|end|quit|stop|cancelar) (?:my|the|mi|la|el) (?:interview|application|meeting|job|entrevista|solicitud|cita|trabajo)\\b",
  ].join("|"),
);

const allBare =
  /^(?:stop ?all|stop everything|unsubscribe all|cancel ?all|end all|cancelar todo|parar todo|alto a todo)$/;
const everything = /\beverything\b|\be ?mail(?:s|ing)?\b|\bcorreos?\b|\btodo\b/;

const stopsBare =
  /^(?:stop|stops|stopp|quit|end|revoke|cancel|unsubscribe|unsub|optout|remove|cease|desist|no|alto|parar|pare|paren|para|detener|detenga|cancelar|cancele|cancelen|baja|fin|basta|salir|terminar|termine|desuscribir|desuscribirme|revocar|eliminar|borrar|stop stop(?: stop)*|stop it|no more|no mas|enough|go away)$/;

const messages = "(?:texts?|texting|messages?|messaging|msgs?|sms|alerts?|notifications?|spam|e ?mails?)";
const mensajes = "(?:mensajes?|textos?|sms|avisos?|alertas?|notificaciones|correos?)";

const stops: readonly RegExp[] = [
  // English
  /\bopt(?:ing|ed)? (?:me )?out\b|\boptout\b|\bunsubscribe\b/,
  /\bstop\b.*\b(?:sending|contacting|writing|bothering|messaging|texting|calling|emailing|me|these|this|them|everything)\b/,
  new RegExp(
    `\\b(?:stop|quit|end|cease|cancel|halt|no more|enough|dont want|do not want|not want)\\b.*\\b${messages}\\b`,
  ),
  /\b(?:dont|do not|never|quit|cease) (?:ever )?(?:text|message|contact|write|send|texting|messaging|contacting|sending|bothering)\b/,
  /\b(?:remove|take|delete|erase) (?:me|my (?:phone )?number)\b|\b(?:lose|forget) my number\b|\bwrong number\b/,
  /\bleave me alone\b|\bnot interested\b|\brevoke\b.*\bconsent\b|\bwithdraw\b.*\bconsent\b/,
  /^stop\b(?! (?:and|at|in|on|the|to)\b)/,
  // Spanish
  new RegExp(
    `\\b(?:no mas|no quiero|no deseo|basta de|alto a|cancelar|cancelen?|ya no|parar|detener|sin)\\b.*\\b${mensajes}\\b`,
  ),
  /\bno (?:quiero|deseo) (?:mas|que me|recibir|nada)/,
  /\b(?:no|nunca) me (?:escriban?|envien?|manden?|contacten?|molesten?|textee?n?)\b/,
  /\b(?:deja|deje|dejen|dejar|pare|paren|parar) de (?:escribir|enviar|mandar|molestar|contactar|textear)/,
  /\b(?:darme|darse|dar|deme|denme|dame) de baja\b|\bdesuscrib/,
  /\b(?:quiten?me|borren?me|eliminen?me|saquen?me|quitame|borrame|eliminame|sacame)\b/,
  /\b(?:numero equivocado|dejenme en paz|dejeme en paz|revoco|retiro)\b/,
];
