import type { Translation } from "../messages/translation.ts";
import type { communication as communicationEnglish, sms as smsEnglish } from "./messages.ts";

export const communication: Translation<typeof communicationEnglish> = {
  "communication.lead": "Qué correos envía Candor a {{email}}.",
  "communication.alertsHint":
    "Vacantes nuevas que encuentran tus alertas de empleo. También puedes detener cada alerta por separado.",
  "communication.updateHint":
    "Cuando se responde tu postulación o propuesta, y cuando una para tu organización llega, cambia o se retira.",
  "communication.followUpHint": "Cuando no llegó una respuesta prometida o cuando debes una respuesta.",
  "communication.digest": "Novedades de postulaciones una vez al día",
  "communication.digestHint":
    "Las postulaciones nuevas, cambiadas y retiradas de tu organización en un solo correo a las 8 de la mañana, en lugar de un correo por cada una.",
  "communication.alwaysTitle": "Lo que siempre recibes",
  "communication.always.receipts": "Comprobantes de lo que envías: prueban cuándo llegó.",
  "communication.always.codes":
    "Códigos y enlaces que pides: sin ellos no podrías iniciar sesión ni confirmar nada.",
  "communication.always.warnings": "Avisos sobre tu cuenta: tienes que saber si otra persona la usa.",
  "communication.unreachable":
    "El {{date}} nos devolvieron los correos para esta dirección. Hasta que guardes aquí tus preferencias, solo enviamos lo que pides.",
  "communication.changes": "Lo que se cambió",
  "communication.noChanges": "Aún no ha cambiado nada: recibes todos los correos.",
  "communication.turnedOn": "{{kind}} ({{channel}}): sí",
  "communication.turnedOff": "{{kind}} ({{channel}}): no",
  "communication.by.page": "En esta página",
  "communication.by.link": "Con el enlace de un correo",
  "communication.by.reply": "Con un correo que cancela la suscripción",
  "communication.by.sms": "Con un mensaje de texto desde tu teléfono",
  "communication.by.complaint": "Tu programa de correo reportó un correo como spam",
  "communication.save": "Guardar",
  "communication.ofAnother": "No se guardó nada: esas preferencias eran de otra cuenta. Elige de nuevo aquí.",
  "communication.title": "Elige qué correos recibes",
  "communication.wayThere":
    "Abre el enlace al final de uno de nuestros correos, o inicia sesión, para ver qué correos recibes.",
  "communication.offered":
    "Elige arriba cómo continuar. Después, esta página muestra qué correos recibes; el enlace no da acceso a nada más.",
  "communication.unsubscribed": "Ya no recibes estos correos.",
  "communication.notUnsubscribed":
    "Este enlace ya no funciona. Inicia sesión para elegir qué correos recibes.",
  "communication.switchTitle": "Dejar de recibir estos correos",
  "communication.switchOn": "Recibes correos de este tipo: {{kind}}.",
  "communication.switchedOff":
    "Ya no recibes correos de este tipo: {{kind}}. Tus demás correos siguen igual.",
  "communication.switchOff": "Dejar de recibirlos",
  "communication.switchUndo": "Volver a recibirlos",
  "mail.choose": "Elige qué correos recibes",
};

export const sms: Translation<typeof smsEnglish> = {
  "sms.title": "Mensajes de texto",
  "sms.lead":
    "Alertas de empleo y novedades de tus postulaciones en tu teléfono, entre las 8 de la mañana y las 9 de la noche, hora de donde estés.",
  "sms.consent":
    "Acepto que Candor envíe a este número mensajes de texto automáticos sobre mis alertas de empleo y mis postulaciones, más o menos con la misma frecuencia que sus correos. Puedo usar Candor sin ellos. Pueden aplicarse tarifas de mensajes y datos. Respondo STOP para no recibir más y HELP para pedir ayuda.",
  "sms.number": "Número de celular",
  "sms.numberHint":
    "Con el código de país si no es un número de EE. UU. Primero le enviamos un código por mensaje de texto.",
  "sms.consentRequired": "Acepta los mensajes de texto o deja el número en blanco",
  "sms.consentOutdated": "El texto cambió. Léelo de nuevo y acéptalo",
  "sms.ask": "Enviarme un código",
  "sms.codeSent": "Enviamos un código por mensaje de texto al {{number}}.",
  "sms.code": "Código",
  "sms.prove": "Confirmar el número",
  "sms.otherNumber": "Usar otro número",
  "sms.goTo": "Los mensajes de texto llegan al {{number}}.",
  "sms.noTexts": "No recibir mensajes de texto y olvidar el número",
  "sms.wasStopped":
    "Enviaste STOP desde el {{number}}, así que no le enviamos nada. Envía START al {{from}} para volver a recibir mensajes de texto.",
  "sms.codeText":
    "Candor: {{code}} confirma este teléfono. Vale por {{minutes}} minutos. Nunca te lo pedimos.",
  "sms.provedText":
    "Candor: se activaron los mensajes de tus alertas de empleo y postulaciones. Pueden aplicarse tarifas de mensajes y datos. Responde HELP para ayuda, STOP para no recibir otros.",
  "sms.newsText": "Candor: {{subject}} {{link}} Responde STOP para no recibir otros.",
  "sms.stoppedText":
    "Candor: ya no recibes nuestros mensajes de texto. Responde START para volver a recibirlos.",
  "sms.stoppedAllText":
    "Candor: ya no recibes nuestros mensajes de texto ni correos opcionales. Responde START para volver a recibir mensajes.",
  "sms.startedText":
    "Candor: tus mensajes se activaron de nuevo. Responde HELP para ayuda, STOP para no recibir otros.",
  "sms.helpText":
    "Candor: mensajes de tus alertas de empleo y postulaciones. Ayuda: {{help}} Pueden aplicarse tarifas de mensajes y datos. Responde STOP para no recibir otros.",
  "sms.unreadText":
    "Candor: nadie lee estas respuestas. Responde STOP para no recibir mensajes, STOP ALL para no recibir tampoco correos opcionales, HELP para ayuda.",
  "push.title": "Notificaciones en este navegador",
  "push.lead":
    "Este navegador puede mostrarte las novedades que te enviaríamos por correo, aunque Candor no esté abierto. Las notificaciones viajan cifradas por el servicio de notificaciones del fabricante del navegador, que no puede leerlas.",
  "push.turnOn": "Mostrar notificaciones en este navegador",
  "push.turnOff": "Detener las notificaciones en este navegador",
  "push.isOn": "Este navegador muestra notificaciones.",
  "push.others_one": "{{count}} navegador recibe tus notificaciones.",
  "push.others_other": "{{count}} navegadores reciben tus notificaciones.",
  "push.turnOffAll": "Detenerlas en todos los navegadores",
  "push.denied":
    "Este navegador no nos deja mostrar notificaciones. Permítelas para este sitio en su configuración.",
  "push.unable": "Este navegador no puede mostrar notificaciones aquí.",
  "push.failed": "El navegador no pudo activar las notificaciones. Inténtalo más tarde.",
  "push.needsScripts": "Las notificaciones necesitan JavaScript.",
  "push.turnedOn": "Desde ahora, este navegador muestra notificaciones. Elige arriba de qué tratan.",
  "push.turnedOff": "Ese navegador ya no recibe notificaciones.",
  "problem.signatureRefused": "La firma falta, es demasiado antigua o es incorrecta.",
  "problem.numberStopped": "Este número envió STOP. Primero envía START desde él.",
};
