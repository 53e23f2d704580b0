import type { Translation } from "../messages/translation.ts";
import type { oneClick as english } from "./messages.ts";

export const oneClick: Translation<typeof english> = {
  "oneClick.lead":
    "Esto va a {{organization}} cuando presionas Enviar. Puedes deshacerlo durante {{seconds}} segundos, antes de que salga nada.",
  "oneClick.pitchHint": "De tu postulación del {{date}}. Cámbiala para este empleo si quieres.",
  "oneClick.change": "Cambiar otra cosa en Postulación fácil",
  "oneClick.onItsWay": "Tu postulación va en camino",
  "oneClick.leaves": "Hora de envío: {{time}}. Hasta entonces, nadie más que tú sabe de ella.",
  "oneClick.secondsLeft": "{{seconds}} s",
  "oneClick.undo": "Deshacer",
  "oneClick.undone": "Deshecho. No se envió nada.",
  "oneClick.notSent": "No se envió: {{detail}}",
  "oneClick.look": "Ver si ya salió",
};
