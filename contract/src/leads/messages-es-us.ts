import type { Translation } from "../messages/translation.ts";
import type { leads as english } from "./messages.ts";

export const leads: Translation<typeof english> = {
  "pro.answersFor": "{{title}} en",
  "pro.at": "Responde por",
  "pro.describe":
    "{{name}} contrata para {{organization}}. Ve los empleos abiertos y cómo se responden las postulaciones.",
  "pro.whoAnswers": "Quién responde aquí:",
  "pro.record": "Lo que {{name}} respondió en los últimos 90 días",
  "pro.recordOf": "Historial de {{organization}} en los últimos 90 días",
  "pro.recordHint":
    "Una postulación cuenta para el Pro que la responde primero. Lo que nadie responde cuenta solo para {{organization}}.",
  "pro.recordTooFew":
    "Un historial de menos de {{least}} respuestas dice muy poco. Dadas en los últimos 90 días: {{n}}.",
  "pro.hire": "Escribir a {{name}}",
  "pro.hireLead":
    "Para quienes quieren contratar. Se te debe una respuesta en un plazo de {{days}} días hábiles.",
  "lead.firstName": "Nombre",
  "lead.lastName": "Apellido",
  "lead.company": "Empresa (opcional)",
  "lead.email": "Correo del trabajo",
  "lead.phone": "Teléfono",
  "lead.contactHint": "Basta con un correo o un teléfono.",
  "lead.message": "Qué buscas (opcional)",
  "lead.send": "Enviar",
  "lead.title": "Solicitudes",
  "lead.owed_one": "{{count}} solicitud espera respuesta.",
  "lead.owed_other": "{{count}} solicitudes esperan respuesta.",
  "lead.none": "Nadie ha escrito aún.",
  "lead.noneHint":
    "Quienes quieren contratar pueden escribirle a un Pro en su página pública. La página de la organización tiene un enlace a ella.",
  "lead.noneOwed": "Ninguna solicitud espera respuesta.",
  "lead.due": "Respuesta para el {{date}}",
  "lead.late": "Era para el {{date}}",
  "lead.answered": "Respondida el {{date}}",
  "lead.to": "Para {{pro}}, {{organization}}",
  "lead.answer": "Tu respuesta",
  "lead.answerHint": "Se envía por correo a {{email}}, que puede contestarte.",
  "lead.sendAnswer": "Enviar la respuesta",
  "lead.byPhone": "Respondí por teléfono",
  "lead.answerSent": "La solicitud está respondida.",
  "client.lead":
    "Dinos a quién quieres contratar o a quién necesitas para una asesoría. Lo lee y responde una persona.",
  "client.body":
    "Preguntamos a quienes están inscritos en asesoría si quieren trabajar para ti. Tu solicitud no va a nadie más a menos que aceptes.",
  "client.postYourself": "Publicar un empleo por tu cuenta",
  "client.form": "Tu solicitud",
  "client.formLead": "Se te debe una respuesta en un plazo de {{days}} días hábiles.",
  "hire.write": "Escríbenos",
  "hire.writeLead":
    "Di a quién buscas, o pregunta cómo se contrata aquí. Se te debe una respuesta en un plazo de {{days}} días hábiles.",
  "operatorLeads.title": "Solicitudes a Candor",
  "mail.leadSubject": "{{name}} quiere contratar",
  "mail.leadBody": "{{name}} te escribió en tu página de {{organization}}.",
  "mail.leadToOperator": "{{name}} le escribió a Candor porque quiere contratar.",
  "mail.leadCompany": "Empresa: {{company}}",
  "mail.leadContact": "Contacto: {{contact}}",
  "mail.leadText": "Escribió: {{text}}",
  "mail.leadDue": "La respuesta vence el {{date}}.",
  "mail.leadLink": "Responder",
  "mail.leadAnswerSubject": "{{organization}} te respondió",
  "mail.leadAnswerBody": "{{pro}} de {{organization}} responde:",
  "mail.leadAnswerContact": "Contesta a {{email}}.",
  "mail.leadAnswerLink": "Ver la organización",
  "mail.leadOperatorAnswers": "Quienes administran Candor responden:",
  "mail.leadOperatorLink": "Abrir Candor",
};
