import type { Translation } from "../messages/translation.ts";
import type { recordReplies as english } from "./reply-messages.ts";

export const recordReplies: Translation<typeof english> = {
  "recordReply.by": "Réplica de {{organization}}, {{date}}:",
  "recordReply.title": "Réplica a tu historial",
  "recordReply.lead":
    "Una réplica aparece junto a tu historial, en tu página y en las de tus Pros, con el mismo tamaño que las cifras. No las cambia. Las réplicas anteriores quedan en tu registro de cambios.",
  "recordReply.text": "Tu réplica",
  "recordReply.hint": "Texto sin formato de hasta {{count}} caracteres. No nombres a postulantes.",
  "recordReply.publish": "Publicar la réplica",
  "recordReply.withdraw": "Retirar la réplica",
  "recordReply.published": "La réplica está publicada.",
  "recordReply.withdrawn": "La réplica se retiró.",
  "recordReply.removedBecause": "El soporte de Candor eliminó tu réplica: {{reason}}",
  "adminReplies.title": "Réplicas a historiales",
  "adminReplies.none": "Ningún historial tiene réplica.",
  "adminReplies.reason": "Motivo (lo lee {{organization}})",
  "adminReplies.remove": "Eliminar la réplica",
  "adminReplies.gone": "Otra persona ya retiró o eliminó esta réplica.",
  "adminReplies.removed": "La réplica se eliminó.",
  "validation.recordReplyRequired": "Primero escribe la réplica",
};
