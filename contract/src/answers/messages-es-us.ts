import type { Translation } from "../messages/translation.ts";
import type { answers as english } from "./messages.ts";

export const answers: Translation<typeof english> = {
  "answers.title": "Mis respuestas",
  "answers.lead":
    "Tus respuestas de postulaciones anteriores. Si una pregunta se repite, tu respuesta se completa sola, y la ves antes de que se envíe.",
  "answers.none": "Aún no has respondido ninguna pregunta.",
  "answers.lastUsed": "Usada por última vez el {{date}}",
  "answers.change": "Cambiar",
  "answers.changeOne": "Cambiar tu respuesta: {{question}}",
  "answers.forget": "Eliminar",
  "answers.forgetOne": "Eliminar tu respuesta: {{question}}",
  "answers.save": "Guardar",
  "answers.cancel": "Cancelar",
  "answers.yes": "Sí",
  "answers.no": "No",
  "answers.faultOf": "{{fault}}: {{question}}",
  "answers.required": "Responde esta pregunta",
  "answers.number": "Escribe un número, como 3 o 2.5",
  "answers.date": "Escribe una fecha, como 2026-11-30",
  "answers.choose": "Elige una de las respuestas",
  "answers.fileRequired": "Elige un archivo",
  "answers.fileHint": "PDF, DOCX, ODT, RTF o TXT, hasta {{size}}. Va solo con esta postulación.",
  "answers.chooseFile": "Elegir un archivo",
  "answers.otherFile": "Elegir otro archivo",
  "answers.fileAsked": "(un archivo)",
  "answers.fileText": "El texto del archivo",
  "answers.fileHeldBack":
    "El archivo se abre cuando quien se postuló comparte sus datos de contacto. Hasta entonces recibes su texto, con direcciones y números tachados.",
  "answers.fileHidden":
    "Leen su texto con direcciones y números tachados. El archivo mismo se abre cuando aceptas.",
  "answers.reason": "{{organization}} lo pregunta por esto: {{reason}}",
  "answers.optional": "Opcional.",
  "answers.filledIn": "Completada con tu respuesta del {{date}}.",
  "answers.fromProfile": "Completada con tu perfil.",
  "answers.noAnswer": "Sin respuesta",
};
