import type { Translation } from "../messages/translation.ts";
import type { chips as english } from "./chip-messages.ts";

export const chips: Translation<typeof english> = {
  "chip.remote.only": "Solo remoto",
  "chip.remote.exclude": "No remoto",
  "chip.remote.include": "Remoto o no",
  "chip.withinHours_one": "en la última hora",
  "chip.withinHours_other": "en las últimas {{count}} horas",
  "chip.withinDays_one": "en el último día",
  "chip.withinDays_other": "en los últimos {{count}} días",
  "chip.withinMiles_one": "a {{count}} milla o menos",
  "chip.withinMiles_other": "a {{count}} millas o menos",
  "chip.nearYou": "cerca de ti",
  "chip.near": "cerca de {{place}}",
  "chip.place": "{{place}}, {{within}}",
  "chip.of": "{{within}} de {{place}}",
  "chip.anyAmount": "{{what}}, de cualquier monto",
  "chip.not": "no {{what}}",
  "chip.ignored": "{{chip}} (no cuenta para {{what}}, donde buscas)",
  "chip.payBetween": "de {{floor}} a {{ceiling}} {{per}}",
  "chip.payMost": "máximo {{amount}} {{per}}",
  "chip.payLeast": "mínimo {{amount}} {{per}}",
  "chip.per.hour": "por hora",
  "chip.per.day": "por día",
  "chip.per.week": "por semana",
  "chip.per.month": "al mes",
  "chip.per.year": "al año",
};
