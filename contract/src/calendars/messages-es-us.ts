import type { Translation } from "../messages/translation.ts";
import type { calendars as english } from "./messages.ts";

export const calendars: Translation<typeof english> = {
  "calendars.title": "Calendario privado",
  "calendars.lead":
    "Tus entrevistas, las fechas en que vencen las respuestas que te deben y las decisiones tras las entrevistas, y los cierres de las vacantes guardadas, en el calendario que usas. Sigue cada cambio.",
  "calendars.none": "Aún no hay una dirección.",
  "calendars.address": "Dirección de tu calendario",
  "calendars.addressHint":
    "En tu app de calendario, agrega un calendario de internet y pega esta dirección. Cualquiera que la tenga puede leer estas fechas, así que no la compartas.",
  "calendars.open": "Abrir en una app de calendario",
  "calendars.made": "Creada el {{date}}",
  "calendars.make": "Crear una dirección",
  "calendars.makeAgain": "Crear una dirección nueva",
  "calendars.makeAgainHint": "En ambos casos, la dirección de arriba deja de funcionar de inmediato.",
  "calendars.revoke": "Desactivarla",
  "calendars.name": "Candor",
  "calendars.due": "Vence la respuesta: {{title}}, {{organization}}",
  "calendars.decision": "Vence la decisión tras tu entrevista: {{title}}, {{organization}}",
  "calendars.decisions_one": "Vence {{count}} decisión: {{title}}",
  "calendars.decisions_other": "Vencen {{count}} decisiones: {{title}}",
  "calendars.closes": "Cierra: {{title}}, {{organization}}",
  "calendars.interviewAs": "Entrevista: {{title}}",
};
