import type { Translation } from "../messages/translation.ts";
import type { ownData as english } from "./messages.ts";

export const ownData: Translation<typeof english> = {
  "ownData.title": "Tus datos",
  "ownData.take": "Llévate tus datos",
  "ownData.takeLead":
    "Un archivo ZIP con todo lo que Candor conserva sobre ti: tu currículum en PDF, Word y JSON Resume, tus archivos como los subiste, postulaciones con sus vacantes, cronologías y comprobantes firmados, vacantes guardadas, búsquedas, alertas, preferencias, inicios de sesión, correos y todos los eventos. Una página adentro lo explica.",
  "ownData.takeBring": "Quien opera un servidor nuevo de Candor puede cargarlo allí, y no se pierde nada.",
  "ownData.takeAsk": "Crear el archivo",
  "ownData.takeAgain": "Crearlo de nuevo",
  "ownData.takeMaking":
    "Lo estamos creando: van {{done}} de {{steps}} partes. Te enviaremos un correo cuando esté listo.",
  "ownData.takeLook": "Revisar de nuevo",
  "ownData.takeReady": "Creado el {{at}}, {{size}}\u00a0MB. Está aquí hasta el {{until}}.",
  "ownData.takeDownload": "Descargar",
  "ownData.takeAsked": "Estamos creando el archivo. Te enviaremos un correo cuando esté listo.",
  "ownData.archiveTitle": "Todo lo que Candor conserva sobre ti",
  "ownData.archiveLead": "Creado el {{date}} para {{email}}.",
  "ownData.archiveDocuments": "Tu currículum, hecho a partir de tu perfil",
  "ownData.archiveFiles": "Tus archivos, como los subiste",
  "ownData.archiveApplications":
    "Tus postulaciones: lo que enviaste, lo que decía entonces la vacante y la cronología de cada una",
  "ownData.archiveRecords": "Registros, tabla por tabla",
  "ownData.archiveNamed":
    "Las personas de tus registros: sus números y lo que cualquiera puede leer sobre ellas",
  "ownData.archiveReceipts":
    "Los comprobantes firmados de tus postulaciones, para que cualquiera los verifique",
  "ownData.archiveRows_one": "{{count}} fila",
  "ownData.archiveRows_other": "{{count}} filas",
  "ownData.archiveBring":
    "Para mudarte a otro servidor de Candor, dale este archivo a quien lo opera. En un servidor sin cuentas, este comando carga todo, y no se pierde nada:",
  "ownData.archiveSecrets":
    "Faltan las claves y los hashes que protegen tu cuenta: no dicen nada sobre ti y ayudarían a quien encontrara este archivo.",
  "mail.exportReadySubject": "Tus datos están listos",
  "mail.exportReadyBody":
    "El archivo con todo lo que Candor conserva sobre ti está listo. Inicia sesión para descargarlo hasta el {{date}}.",
  "mail.exportReadyLink": "Descargar tus datos",
  "ownData.looks": "Quién vio lo que enviaste",
  "ownData.looksLead":
    "Cada vez que a alguien de una organización se le muestra lo que enviaste ahí, antes se anota aquí: quién, cuándo y por qué.",
  "ownData.earlier_one": "{{count}} entrada anterior",
  "ownData.earlier_other": "{{count}} entradas anteriores",
  "ownData.looksNone": "Aún no lo ha visto nadie.",
  "ownData.look.list":
    "Vio tu nombre y el comienzo de tu presentación en una lista de postulantes a {{title}}",
  "ownData.look.application": "Leyó tu postulación a {{title}}",
  "ownData.look.interview": "Leyó lo que respondiste en la entrevista",
  "ownData.look.messages": "Leyó tus mensajes sobre {{title}}",
  "ownData.look.resume": "Descargó el currículum de tu postulación a {{title}}",
  "ownData.look.answer-file": "Descargó un archivo con el que respondiste una pregunta para {{title}}",
  "ownData.lookTimes": "{{times}} veces ese día",
  "ownData.lookApplication": "Tu postulación",
  "ownData.lookSupport": "Soporte de Candor",
  "ownData.support": "Soporte de Candor, con sesión en tu cuenta",
  "ownData.consents": "Lo que aceptaste",
  "ownData.consentsLead":
    "Cada vez que aceptas que algo sobre ti se muestre o se conserve, se anota con las palabras que leíste, y otra vez cuando retiras tu permiso.",
  "ownData.consentsNone": "Aún no has aceptado nada.",
  "ownData.consent.application": "Una organización ve tu postulación",
  "ownData.consent.employer": "Una empresa de la que te ocultas ve una postulación",
  "ownData.consent.kept": "Una organización conserva tu postulación en archivo",
  "ownData.consent.consulting": "La administración ve que aceptas trabajos de asesoría",
  "ownData.consent.current-pay": "Se conserva tu salario actual",
  "ownData.consent.mail": "Recibes un tipo de correo opcional",
  "ownData.consentGiven": "Aceptado el {{at}}, {{where}}",
  "ownData.consentTakenBack": "Retirado el {{at}}, {{where}}",
  "ownData.consentWhere.apply": "al postularte",
  "ownData.consentWhere.one-click": "con Postulación en 1 clic",
  "ownData.consentWhere.application": "en la página de la postulación",
  "ownData.consentWhere.block": "al ocultarte de una organización",
  "ownData.consentWhere.consulting": "en la página de asesoría",
  "ownData.consentWhere.goals": "en la página de objetivos",
  "ownData.consentWhere.personal": "al cambiar el lugar donde vives",
  "ownData.consentWhere.communication": "en la página de comunicación",
  "ownData.consentWhere.email": "por un correo",
  "ownData.delete": "Eliminar tu cuenta",
  "ownData.deleteLead":
    "Elimina todo lo que Candor conserva sobre ti: tu perfil, currículums, postulaciones, búsquedas, alertas y los correos que enviamos. Las organizaciones donde te postulaste conservan una línea por cada postulación, sin tu nombre: alguien se postuló y retiró su postulación.",
  "ownData.deleteDays":
    "Tienes {{days}} días para cambiar de opinión. Te enviamos por correo un enlace que conserva tu cuenta con un clic. Después, el mismo enlace muestra un comprobante firmado.",
  "ownData.deleteOpen": "Eliminar mi cuenta",
  "ownData.deleteSure": "¿Eliminar tu cuenta en {{days}} días?",
  "ownData.deleteConfirm": "Eliminarla en {{days}} días",
  "ownData.keep": "Conservar mi cuenta",
  "ownData.waiting": "Tu cuenta se eliminará el {{date}}.",
  "ownData.waitingLead": "Hasta entonces todo funciona como antes, y puedes conservarla con un clic.",
  "ownData.kept": "Tu cuenta se conserva.",
  "ownData.asked": "Lo anotamos y te enviamos por correo cómo cambiar de opinión.",
  "ownData.organizationsFirst":
    "Perteneces a organizaciones en Candor. Primero sal de ellas o traspásalas, para que quienes se postularon reciban sus respuestas:",
  "ownData.linkTitle": "¿Conservar tu cuenta?",
  "ownData.linkWaiting": "Se eliminará el {{date}}, con todo lo que contiene. Un clic la conserva.",
  "ownData.linkKeptTitle": "Tu cuenta se conserva",
  "ownData.linkKept": "No se elimina nada. Puedes iniciar sesión como antes.",
  "ownData.linkDoneTitle": "Tu cuenta se eliminó",
  "ownData.linkDone":
    "Aquí no queda nada de ella. Este comprobante lo prueba: cuenta lo que se eliminó, no nombra a nadie y está firmado.",
  "ownData.receipt": "Comprobante firmado",
  "ownData.receiptFile": "Guardar el comprobante como archivo",
  "ownData.receiptVerify": "Verificarlo",
  "ownData.linkTooOldTitle": "Este enlace ya no funciona",
  "ownData.linkTooOld":
    "No corresponde a ninguna eliminación prevista. Inicia sesión para ver qué está previsto para tu cuenta.",
  "ownData.nobodyFirst": "Postulante",
  "ownData.nobodyLast": "sin nombre",
  "problem.stillMember": "Primero sal de tus organizaciones o traspásalas.",
  "mail.deletionAskedSubject": "Tu cuenta se eliminará el {{date}}",
  "mail.deletionAskedBody":
    "Alguien con la sesión iniciada en tu cuenta de Candor pidió eliminarla. El {{date}} se elimina todo lo que contiene. Si cambias de opinión, o si no fuiste tú, conserva tu cuenta con un clic.",
  "mail.deletionAskedLater":
    "Puedes usar tu cuenta hasta entonces. Guarda este correo: después de ese día, el mismo enlace muestra un comprobante firmado de lo que se eliminó.",
  "mail.deletionKeep": "Conservar mi cuenta",
  "mail.inactiveSubject": "Nadie usa tu cuenta: se eliminará el {{date}}",
  "mail.inactiveBody":
    "Nadie ha iniciado sesión en tu cuenta de Candor en casi tres años. No conservamos lo que nadie necesita, así que el {{date}} se eliminará todo lo que contiene. Para conservarla, inicia sesión o consérvala con un clic.",
  "mail.inactiveLater":
    "Si ya no la necesitas, no tienes que hacer nada. Guarda este correo: después de ese día, el mismo enlace muestra un comprobante firmado de lo que se eliminó.",
  "mail.deletionCancelledSubject": "Tu cuenta se conserva",
  "mail.deletionCancelledBody": "Se canceló la eliminación de tu cuenta de Candor. No se eliminó nada.",
  "mail.deletionStoppedBody":
    "Tu cuenta de Candor iba a eliminarse hoy, pero después de pedirlo te uniste a una organización, y quienes se postulan ahí cuentan con una respuesta. Sal de ella o traspásala, y luego pídelo de nuevo. No se eliminó nada.",
  "mail.deletionSettings": "Tus datos",
  "mail.deletionLastSubject": "Tu cuenta se está eliminando",
  "mail.deletionLastBody":
    "Este es el último correo a esta dirección. En unos minutos ya no quedará nada de tu cuenta de Candor, tampoco nuestra copia de este correo. Después, este enlace muestra un comprobante firmado:",
  "mail.deletionReceipt": "Ver el comprobante",
};
