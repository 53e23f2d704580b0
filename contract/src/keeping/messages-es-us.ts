import type { Translation } from "../messages/translation.ts";
import type { keepings as english } from "./messages.ts";

export const keepings: Translation<typeof english> = {
  "keeping.title": "Conservar en archivo",
  "keeping.ask": "Preguntar a {{name}} si acepta quedar en archivo",
  "keeping.askHint":
    "Si acepta, puedes enviarle invitaciones a otros empleos hasta entonces. Puede retirar su permiso cuando quiera.",
  "keeping.months": "Por cuánto tiempo",
  "keeping.monthsOption": "{{months}} meses",
  "keeping.answerFirst": "Puedes preguntar después de responder.",
  "keeping.isAsked": "Pregunta enviada. {{name}} aún no ha aceptado.",
  "keeping.isRefused": "{{name}} no quiere quedar en archivo. No puedes volver a preguntar.",
  "keeping.isKept": "En archivo hasta el {{date}}.",
  "keeping.list": "Ver a todas las personas en archivo",
  "keeping.ownAsked":
    "{{organization}} pregunta si puede conservar tu postulación en archivo por {{months}} meses, para invitarte a postularte a otros empleos.",
  "keeping.ownKept": "{{organization}} conserva tu postulación en archivo hasta el {{date}}.",
  "keeping.ownRefused":
    "Le dijiste que no a {{organization}}, que quería conservar tu postulación en archivo por {{months}} meses. No puede volver a preguntarte por esta postulación.",
  "keeping.agree": "Quedar en archivo",
  "keeping.refuse": "No, gracias",
  "keeping.takeBack": "Salir del archivo ahora",
  "keeping.consent":
    "{{organization}} conserva mi postulación en archivo por {{months}} meses, para invitarme a postularme a otros empleos.",
  "keeping.asked": "Le preguntamos.",
  "keeping.listTitle": "En archivo",
  "keeping.listLead":
    "Estas personas aceptaron que les hables de otros empleos hasta la fecha junto a su nombre. Quien retira su permiso desaparece de aquí de inmediato.",
  "keeping.none":
    "No hay nadie en archivo. Después de responder una postulación, ahí puedes preguntar si puedes conservar a la persona en archivo para otros empleos.",
  "keeping.appliedTo": "Se postuló a {{title}}",
  "keeping.until": "Hasta el {{date}}",
  "keeping.inviteTo": "Invitar a {{name}} a",
  "keeping.invite": "Invitar a postularse",
  "keeping.invited": "Le enviamos la invitación a postularse.",
  "keeping.invitedTo": "Invitación enviada: {{titles}}",
  "notice.keepingAsked": "¿Se puede conservar tu postulación en archivo? {{title}}",
  "notice.keptInvited": "Tienes una invitación a postularte: {{title}}",
  "mail.keepingAskedSubject": "¿Puede {{organization}} conservar tu postulación en archivo?",
  "mail.keepingAskedBody":
    "Te postulaste a {{title}} en {{organization}}, que pregunta si puede conservar tu postulación en archivo por {{months}} meses, para invitarte a postularte a otros empleos. Puedes retirar tu permiso cuando quieras.",
  "mail.keepingAskedLink": "Aceptar o rechazar",
  "mail.keptInvitedSubject": "{{organization}} te invita a postularte: {{title}}",
  "mail.keptInvitedBody":
    "Aceptaste que {{organization}} conserve tu postulación en archivo, y ahora te invita a postularte a {{title}}. No se envía nada a menos que te postules.",
  "mail.keptInvitedLink": "Ver la vacante",
  "problem.answerFirst": "Responde primero la postulación.",
  "problem.keepingRefused": "Esta persona no quiere quedar en archivo. No puedes volver a preguntar.",
};
