import type { Translation } from "../messages/translation.ts";
import type { ownLists as english } from "./messages.ts";

export const ownLists: Translation<typeof english> = {
  "ownLists.title": "Vacantes ocultas",
  "ownLists.lead":
    "Las listas y las alertas de empleo no las incluyen. Las vacantes guardadas y las postulaciones quedan donde están, y nadie más puede ver lo que ocultas.",
  "ownLists.none":
    "No has ocultado nada. Desde las listas y las vacantes puedes ocultar una vacante o todo lo de una empresa.",
  "ownLists.hide": "Ocultar",
  "ownLists.hideThis": "Ocultar: {{title}}",
  "ownLists.hidePosting": "Ocultar esta vacante",
  "ownLists.hideOrganization": "Ocultar todo lo de {{organization}}",
  "ownLists.everythingFrom": "Todo lo de {{organization}}",
  "ownLists.hiddenAt": "Desde el {{date}}",
  "ownLists.bringBack": "Volver a mostrar",
  "ownLists.bringBackThis": "Volver a mostrar: {{title}}",
  "ownLists.hidden": "Ocultas: {{count}}",
  "ownLists.isHidden": "Oculta: {{title}}",
  "ownLists.undo": "Deshacer",
  "ownLists.all": "Todo lo que ocultaste",
  "ownLists.youHidPosting": "Ocultaste esta vacante de tus listas.",
  "ownLists.youHidOrganization": "Ocultaste de tus listas todo lo de {{organization}}.",
  "ownLists.nowHidden": "Desde ahora no aparece en tus listas. Puedes verlo en Vacantes ocultas.",
  "ownLists.nowBack": "Vuelve a estar en tus listas.",
  "ownLists.seen": "Vista",
  "ownLists.applied": "Te postulaste",
  "ownLists.withdrew": "Te retiraste",
  "problem.tooManyHidden": "Llegaste al límite de lo que puedes ocultar. Primero vuelve a mostrar algo.",
};
