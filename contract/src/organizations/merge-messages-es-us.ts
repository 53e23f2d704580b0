import type { Translation } from "../messages/translation.ts";
import type { merges as english } from "./merge-messages.ts";

export const merges: Translation<typeof english> = {
  "merge.title": "Una empresa, dos nombres",
  "merge.lead":
    "Todo lo que es de la primera organización pasa a la segunda: vacantes, postulaciones, respuestas, miembros y solicitudes. La dirección de la primera lleva a la segunda. Puedes deshacerlo.",
  "merge.from": "Fusionar esta",
  "merge.into": "Con esta",
  "merge.hint": "Su nombre, o la última parte de la dirección de su página.",
  "merge.do": "Fusionar",
  "merge.done": "Ahora son una sola organización.",
  "merge.undoThis": "Deshacer la fusión de {{from}}",
  "merge.undone": "Vuelven a ser dos organizaciones.",
  "merge.of": "{{from}} es {{into}}",
  "merge.postings_one": "{{count}} vacante vino con ella.",
  "merge.postings_other": "{{count}} vacantes vinieron con ella.",
  "merge.since": "Fusionada el {{date}}",
  "merge.until": "Fusionada el {{since}}; se deshizo el {{date}}",
  "merge.reason": "Motivo: {{reason}}",
  "merge.none": "No se ha fusionado nada.",
  "validation.mergeUnknown": "Ninguna organización aquí tiene este nombre o dirección",
  "validation.mergeSame": "Es la misma organización",
  "validation.mergeNames": "Otros nombres se fusionaron con esta organización. Deshazlos primero",
  "validation.mergeClaims": "Alguien la ha reclamado. Decide primero esa solicitud",
  "validation.mergeUnclaimed": "Nadie responde por esta, pero sí por la otra. Fusiónalas al revés",
};
