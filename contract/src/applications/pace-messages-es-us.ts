import type { Translation } from "../messages/translation.ts";
import type { pace as english } from "./pace-messages.ts";

export const pace: Translation<typeof english> = {
  "pace.sent": "Enviaste {{count}} postulaciones en las últimas 24 horas.",
  "pace.waiting_one": "{{count}} de las tuyas espera respuesta.",
  "pace.waiting_other": "{{count}} de las tuyas esperan respuesta.",
  "pace.reason":
    "Cada una le pide a una persona que la lea y responda. Si este empleo te importa, tómate un día para escribirle una presentación.",
  "pace.send": "Enviar de todos modos",
  "pace.later": "Guardar como borrador para mañana",
  "pace.kept": "No se envió nada. Este navegador conserva el borrador hasta el {{when}}.",
  "pace.saved": "La vacante está entre tus vacantes guardadas.",
  "pace.seeSaved": "Verlas",
};
