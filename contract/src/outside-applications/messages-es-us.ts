import type { Translation } from "../messages/translation.ts";
import type { outsideApplications as english } from "./messages.ts";

export const outsideApplications: Translation<typeof english> = {
  "outside.applyAtSource": "Postularme en {{source}}",
  "outside.atSourceTitle": "Postúlate en la fuente",
  "outside.atSourceLead":
    "{{organization}} no ha reclamado esta vacante. {{source}} la publicó y recibe las postulaciones.",
  "outside.openSource": "Abrir {{source}}",
  "outside.newTab": "Se abre en una pestaña nueva",
  "outside.applied": "¿Te postulaste ahí?",
  "outside.appliedBody":
    "La agregamos a tu lista, aparte de las postulaciones enviadas aquí, con tus propias notas y recordatorios. A {{source}} no se le dice nada.",
  "outside.note": "Me postulé: agregarla a mi lista",
  "outside.email": "La dirección de correo con la que te postulaste",
  "outside.emailHint":
    "No le enviamos nada. Este navegador conserva la postulación {{days}} días; inicia sesión y queda en tu cuenta.",
  "outside.noted": "Está en tu lista.",
  "outside.notedHere": "Este navegador la conserva {{days}} días. Inicia sesión y pasa a tu cuenta.",
  "outside.noScripts":
    "Sin scripts, este navegador no puede conservarla. Inicia sesión para agregarla a tu lista.",
  "outside.title": "Hechas en otro sitio",
  "outside.lead": "Postulaciones que hiciste en otros sitios. Se cuentan aparte: aquí nadie las responde.",
  "outside.none": "Aún no hay postulaciones hechas en otro sitio. Agrega una con su dirección.",
  "outside.add": "Agregar una postulación",
  "outside.known": "Esta dirección ya está en tu lista, así que no se agregó nada.",
  "outside.url": "Dirección de la vacante",
  "outside.job": "Puesto",
  "outside.organization": "Organización",
  "outside.addToList": "Agregar a mi lista",
  "outside.appliedOn": "Postulación el {{date}}",
  "outside.remindsOn": "Recordatorio el {{date}}",
  "outside.editTitle": "Postulación hecha en otro sitio",
  "outside.stage": "Etapa",
  "outside.notes": "Notas",
  "outside.notesHint": "Solo tú las ves.",
  "outside.remindOn": "Recordármelo el",
  "outside.remindHint": "Te escribimos esa mañana. Déjalo vacío para no recibir recordatorio.",
  "outside.source": "Dónde te postulaste",
  "outside.remove": "Quitar de mi lista",
  "outside.removed": "Ya no está en tu lista.",
  "outsideStage.submitted": "Enviada",
  "outsideStage.interview": "Entrevista",
  "outsideStage.offer": "Oferta",
  "outsideStage.hired": "Contratación",
  "outsideStage.declined": "Rechazada",
  "outsideStage.withdrawn": "Retirada",
  "outside.saved": "Tus notas están guardadas.",
  "outside.here": "Postulaciones en este navegador",
  "outside.hereLead":
    "Una postulación hecha aquí sin cuenta aún no es de nadie: inicia sesión y las que son tuyas pasan a tu cuenta. Después de {{days}} días este navegador las olvida.",
  "outside.hereNone": "Este navegador no conserva ninguna postulación.",
  "outside.hereNoScripts": "Activa los scripts para ver lo que conserva este navegador.",
  "outside.madeWith": "Hecha con {{email}} el {{date}}",
  "outside.forget": "Olvidar",
  "outside.forgetOne": "Olvidar: {{title}}",
  "outside.forgetAll": "Olvidar todas",
  "outside.signedOutKept":
    "Cerraste sesión. Este navegador aún conserva postulaciones hechas aquí sin cuenta.",
  "outside.seeKept": "Verlas u olvidarlas",
  "outside.claimsClose": "Cerrar",
  "outside.claimsSee": "Verlas",
  "problem.tooManyOutside":
    "Tu lista de postulaciones hechas en otro sitio está llena. Quita algunas primero.",
  "validation.addressInvalid": "Escribe una dirección que empiece con https://",
  "validation.dateInvalid": "Escribe una fecha",
  "mail.outsideReminderSubject": "Recordatorio: {{title}}",
  "mail.outsideReminderBody":
    "Nos pediste que hoy te recordáramos una postulación que hiciste en otro sitio: {{title}}.",
  "mail.outsideReminderAt":
    "Nos pediste que hoy te recordáramos una postulación que hiciste en otro sitio: {{title}} en {{organization}}.",
  "mail.outsideReminderNotes": "Tus notas: {{notes}}",
  "mail.outsideReminderSee": "Verla en tu lista",
};
