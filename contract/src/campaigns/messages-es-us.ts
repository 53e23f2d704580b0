import type { Translation } from "../messages/translation.ts";
import type { campaigns as english } from "./messages.ts";

export const campaigns: Translation<typeof english> = {
  "campaigns.required": "Códigos, comprobantes y avisos",
  "campaigns.name": "Tipo de correo",
  "campaigns.sent": "Enviados",
  "campaigns.waiting": "En espera",
  "campaigns.failed": "Fallidos",
  "campaigns.withheld": "Ya no deseados",
  "campaigns.unsent_one":
    "{{count}} mensaje más nunca se envió, porque no hay un servidor configurado (SMTP_URL, SMS_URL).",
  "campaigns.unsent_other":
    "{{count}} mensajes más nunca se enviaron, porque no hay un servidor configurado (SMTP_URL, SMS_URL).",
  "campaigns.channel": "Canal",
  "campaigns.paused": "En pausa",
  "campaigns.lead":
    "Todos los tipos de correo que Candor envía por sí mismo. Cada quien elige qué tipos opcionales recibe; la administración puede pausarlos para todos.",
  "campaigns.counted": "Entre los {{most}} mensajes más nuevos, escritos desde el {{since}}.",
  "campaigns.none": "Aún no se ha escrito ningún mensaje.",
  "campaigns.turnedOff_one": "{{count}} persona lo desactivó en los últimos {{days}} días.",
  "campaigns.turnedOff_other": "{{count}} personas lo desactivaron en los últimos {{days}} días.",
  "campaigns.always": "Estos se envían siempre, así que nadie puede desactivarlos ni pausarlos.",
  "campaigns.pause": "Pausar",
  "campaigns.pauseTitle": "Retenerlo",
  "campaigns.pauseLead":
    "Nada de este tipo sale por ningún canal hasta que lo reanudes. Lo que se escribe mientras tanto espera, y sale entonces si aún se desea.",
  "campaigns.resume": "Reanudar",
  "campaigns.pausedSince": "En pausa desde el {{since}} por {{administrator}}: {{reason}}",
  "campaigns.pausedSinceGone": "En pausa desde el {{since}}: {{reason}}",
  "campaigns.pauseSaved": "Está en pausa. Nada de este tipo sale hasta que lo reanudes.",
  "campaigns.resumeSaved": "Se reanudó. Lo que esperaba sale ahora.",
};
