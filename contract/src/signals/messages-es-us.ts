import type { Translation } from "../messages/translation.ts";
import type { signals as english } from "./messages.ts";

export const signals: Translation<typeof english> = {
  "signal.title": "Mírala dos veces",
  "signal.note": "Son hechos sobre la vacante, no un veredicto. Una vacante honesta también puede tenerlos.",
  "signal.none":
    "No se encontró ninguna de las {{count}} señales de alerta que buscamos. Eso no la garantiza.",
  "signal.uncompared": "En este momento no se pudo comparar con otras vacantes.",
  "signal.ofYours": "Quienes buscan empleo verán esto junto a tu vacante",
  "signal.free-mailer": "Pide escribir a una dirección de correo gratuita",
  "signal.off-domain": "Pide escribir a un dominio que no es el de su organización",
  "signal.chat-app": "Pide ponerse en contacto por una aplicación de chat",
  "signal.fee": "Habla de dinero que pagarías tú",
  "signal.pay-far-outside": "Indica un salario muy distinto del que otros publican para esta ocupación",
  "signal.copied-words": "Tiene las mismas palabras que una vacante anterior de otra organización",
  "signal.domain": "El dominio de su organización es {{domain}}.",
  "signal.payFigures":
    "Indica {{pay}}. Otras {{count}} vacantes de {{occupation}} indican entre {{low}} y {{high}} al año (sin la décima parte más alta ni la más baja).",
  "signal.evidence": "Mostrar dónde lo dice",
  "signal.original": "{{title}} en {{organization}}, vista por primera vez el {{date}}",
};
