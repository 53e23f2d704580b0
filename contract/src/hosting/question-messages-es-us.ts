import type { Translation } from "../messages/translation.ts";
import type { hostingQuestions as english } from "./question-messages.ts";

export const hostingQuestions: Translation<typeof english> = {
  "hosting.questionsLead":
    "Pregunta solo lo que necesitas para decidir. Ya se piden nombre, contacto, currículum y presentación, y cada pregunta dice por qué la haces.",
  "hosting.resume.required": "Obligatorio",
  "hosting.resume.optional": "Se puede omitir",
  "hosting.questionOf": "Pregunta {{position}}",
  "hosting.question.text": "Pregunta",
  "hosting.question.kind": "Tipo de respuesta",
  "hosting.question.choices": "Respuestas para elegir",
  "hosting.question.choicesHint": "Una por línea",
  "hosting.question.reason": "¿Por qué lo preguntas?",
  "hosting.question.reasonHint": "Quienes se postulan lo leen junto a la pregunta.",
  "hosting.question.required": "La respuesta es obligatoria",
  "hosting.question.fromProfile": "El perfil lo pregunta con sus propias palabras y completa la respuesta.",
  "hosting.question.fileHint":
    "Quienes se postulan suben un documento de hasta {{size}}. Una vacante pide {{most}} archivos como máximo.",
  "hosting.question.add": "Agregar una pregunta",
  "hosting.question.raise": "Subir la pregunta {{position}}",
  "hosting.question.remove": "Quitar la pregunta {{position}}",
  "hosting.questionKind.text": "Texto",
  "hosting.questionKind.choice": "Una de varias",
  "hosting.questionKind.number": "Número",
  "hosting.questionKind.yes-no": "Sí o no",
  "hosting.questionKind.date": "Fecha",
  "hosting.questionKind.file": "Archivo",
  "hosting.questionKind.work-authorization": "Permiso de trabajo",
  "hosting.fault.question": "Escribe la pregunta, o quítala.",
  "hosting.fault.questionReason": "Di por qué lo preguntas: quienes se postulan lo leen junto a la pregunta.",
  "hosting.fault.questionChoices": "Da de 2 a {{most}} respuestas para elegir, una por línea.",
  "hosting.fault.questionFiles": "Pide {{most}} archivos como máximo.",
  "hosting.fault.questionTwice": "Esto ya lo preguntas.",
  "hosting.fault.questionAsked": "Toda postulación ya lo tiene. Quita la pregunta.",
  "hosting.fault.questionAuthorization":
    "Elige el tipo “Permiso de trabajo”: el perfil de quien se postula lo responde.",
  "hosting.banned.pay":
    "No puedes preguntar cuánto gana o ganaba alguien. Indica tu rango, o pregunta qué salario espera.",
  "hosting.banned.age":
    "No puedes preguntar la edad, ni nada que la revele. Pregunta si la persona tiene al menos 18 años, si el empleo lo exige.",
  "hosting.banned.origin":
    "No puedes preguntar por el origen, la raza, la ciudadanía o la lengua materna. Pregunta por el permiso de trabajo, o qué tan bien habla alguien un idioma que el empleo necesita.",
  "hosting.banned.family":
    "No puedes preguntar por la familia, el matrimonio, los hijos o el embarazo. Pregunta si la persona puede trabajar en el horario del empleo.",
  "hosting.banned.religion":
    "No puedes preguntar por la religión. Pregunta si la persona puede trabajar los días que exige el empleo.",
  "hosting.banned.health":
    "No puedes preguntar por la salud o una discapacidad antes de una oferta. Pregunta si la persona puede hacer lo que exige el empleo, con o sin adaptaciones.",
  "hosting.banned.sex": "No puedes preguntar por el sexo, el género o la orientación.",
  "hosting.banned.union": "No puedes preguntar por la afiliación a un sindicato.",
};
