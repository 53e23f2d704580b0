import type { Translation } from "../translation.ts";
import type { problems as english } from "./problems.ts";

export const problems: Translation<typeof english> = {
  "problem.alreadyAnswered": "Alguien ya respondió a esto. No se envió nada.",
  "problem.answeredBy": "{{name}} respondió a esto el {{date}}. Tu respuesta no se envió.",
  "problem.somebody": "Alguien",
  "problem.invalidRequest":
    "Algo de lo que se envió no es válido. Corrige los campos indicados y envíalo de nuevo.",
  "problem.malformedRequest": "No se pudo leer la solicitud.",
  "problem.requestTimeout": "La solicitud no llegó a tiempo. Intenta de nuevo con una conexión mejor.",
  "problem.headersTooLarge": "Los encabezados de la solicitud son demasiado grandes.",
  "problem.malformedBody": "El cuerpo no corresponde a su Content-Type.",
  "problem.unauthorized": "Inicia sesión para continuar.",
  "problem.forbidden": "No tienes permiso para hacer eso.",
  "problem.impersonated": "Iniciaste sesión como otra persona. Solo ella puede cambiar cómo inicia sesión.",
  "problem.notFound": "No hay nada en esta dirección.",
  "problem.methodNotAllowed":
    "Esta dirección no acepta ese método. El encabezado Allow indica los que acepta.",
  "problem.payloadTooLarge": "Lo que se envió es demasiado grande.",
  "problem.uriTooLong": "La dirección es demasiado larga.",
  "problem.unsupportedMediaType":
    "Este tipo de contenido no se acepta aquí. Envía JSON, o un formulario donde se acepta un archivo.",
  "problem.rangeNotSatisfiable": "Este archivo es más corto que la parte que se pidió.",
  "problem.originRefused": "Solo las páginas de Candor pueden pedir esto.",
  "problem.jobClosed": "Este empleo está cerrado. Ya no recibe postulaciones.",
  "problem.jobPaused": "Este empleo está en pausa. Por ahora no recibe postulaciones.",
  "problem.versionConflict": "Alguien más guardó cambios después de que abriste esto. No se cambió nada.",
  "problem.postingUnready": "Esta vacante no se puede publicar como está. No se cambió nada.",
  "problem.applicantsWaiting":
    "Quienes se postularon cuando este empleo se publicó antes aún esperan una respuesta. Respóndeles y luego vuelve a publicarlo.",
  "problem.moveRefused": "Esta vacante está ahora en otro estado. No se cambió nada.",
  "problem.pictureUnreadable": "No podemos leer esta imagen. Elige un JPEG, PNG o WebP.",
  "problem.oneClickUnready": "Primero hay que preguntarte algo. Usa Postulación fácil.",
  "problem.alreadyApplied": "Ya te postulaste a este empleo.",
  "problem.tooManySaved": "Llegaste al límite de vacantes guardadas. Quita una primero.",
  "problem.tooManyAlerts": "Llegaste al límite de alertas de empleo. Elimina una primero.",
  "problem.tooManyFavorites": "Llegaste al límite de búsquedas favoritas. Quita una primero.",
  "problem.decisionWaiting": "Ya va en camino una respuesta a esta postulación.",
  "problem.tooManyMarks": "Llegaste al límite de respuestas marcadas. Envía algunas primero.",
  "problem.noInvitation": "Esta postulación no tiene ninguna invitación abierta.",
  "problem.conversationClosed": "Ya nadie puede escribir sobre esta postulación.",
  "problem.tooManyTemplates":
    "Una organización puede tener {{count}} plantillas como máximo. Quita una primero.",
  "problem.conversationWaits":
    "Escribiste {{count}} mensajes sin recibir respuesta. Espera a que la otra parte escriba.",
  "problem.timeTaken": "Alguien acaba de tomar ese horario. Elige otro.",
  "problem.timeWithdrawn": "Ese horario ya no se ofrece. Vuelve a ver los horarios.",
  "problem.notMet": "No hay una entrevista reciente sobre la que decir esto, o ya lo dijiste.",
  "problem.tooManyReplies": "Ya respondiste tantas veces como es posible aquí. Escribe un correo.",
  "problem.organizationTaken": "Esta organización ya está aquí. Si es tuya, reclámala.",
  "problem.alreadyMember": "Esta persona ya pertenece a la organización.",
  "problem.lastOwner": "Una organización necesita un propietario. Dale ese rol a alguien más primero.",
  "problem.invitationExpired": "Esta invitación ya no funciona. Pide una nueva.",
  "problem.invitationOfAnother":
    "Esta invitación se envió a {{email}}. Inicia sesión con esa dirección para aceptarla.",
  "problem.claimExpired": "Este enlace o registro ya no funciona. Empieza de nuevo la solicitud.",
  "problem.claimOfAnother":
    "Este enlace pertenece a la solicitud de otra persona. Inicia sesión con la cuenta que la empezó.",
  "problem.recordMissing":
    "El registro aún no aparece. Los cambios de DNS pueden tardar: intenta de nuevo en unos minutos.",
  "problem.applicationFinal": "Esta postulación está cerrada. Ya no se puede cambiar.",
  "problem.keyReused":
    "Esta clave de idempotencia se usó en otra solicitud. Usa una clave nueva para una solicitud nueva.",
  "problem.snapshotExpired": "Estos resultados son demasiado viejos para continuar. Busca de nuevo.",
  "problem.tooManyRequests": "Hubo demasiadas solicitudes. Intenta de nuevo en {{duration}}.",
  "problem.identityRefused": "No se vinculó nada: el proveedor no confirmó quién eres.",
  "problem.identityTaken": "No se vinculó nada: con esa cuenta ya inicia sesión otra persona aquí.",
  "problem.searchTooBroad":
    "Esta búsqueda usa palabras que están en casi todas las vacantes. Usa menos palabras, o más largas antes de un asterisco.",
  "problem.overloaded": "Candor está ocupado en este momento. Intenta de nuevo en un momento.",
  "problem.wrongPart": "Esta parte no pertenece a la carga: revisa su número y su tamaño.",
  "problem.partsMissing": "Faltan partes de esta carga. Envíalas e intenta de nuevo.",
  "problem.unavailable":
    "Candor no puede hacer esto en este momento. No se perdió nada. Intenta de nuevo en un momento.",
  "problem.storageFull":
    "No hay espacio para guardar esto en este momento. No se perdió nada más. Intenta más tarde.",
  "validation.elevatorPitchRequired": "La presentación breve es obligatoria",
  "validation.reasonRequired": "Elige un motivo",
  "validation.replyRequired": "Escribe unas palabras",
  "validation.meetingStage": "Solo una entrevista tiene horario",
  "validation.meetingPast": "Elige un horario en el futuro",
  "validation.meetingTwice": "Este horario ya se ofrece",
  "validation.value": "Este valor no es válido",
  "validation.required": "Este valor es obligatorio",
  "validation.unknownChoice": "Esta no es una de las opciones",
  "validation.outOfRange": "Este valor está fuera del rango",
  "validation.distanceMiles": "La distancia debe ser de 0 a 12,500 millas",
  "validation.oneFile": "Envía un solo archivo",
  "validation.tooManyFiles": "Envía {{most}} archivos como máximo",
  "validation.tooLong": "Acórtalo a {{most}} caracteres",
};
