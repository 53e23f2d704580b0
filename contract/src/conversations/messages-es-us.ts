import type { Translation } from "../messages/translation.ts";
import type { conversations as english } from "./messages.ts";

export const conversations: Translation<typeof english> = {
  "conversation.title": "Mensajes",
  "conversation.none": "Nadie ha escrito aún.",
  "conversation.unread_one": "{{count}} mensaje nuevo",
  "conversation.unread_other": "{{count}} mensajes nuevos",
  "conversation.new": "Nuevo",
  "conversation.earlier_one": "{{count}} mensaje anterior",
  "conversation.earlier_other": "{{count}} mensajes anteriores",
  "conversation.you": "Tú",
  "conversation.byMail": "por correo",
  "conversation.textFor": "Escribir a {{name}}",
  "conversation.hint": "{{name}} también lo recibe por correo, desde una dirección que oculta la tuya.",
  "conversation.send": "Enviar",
  "conversation.sent": "Tu mensaje se envió.",
  "conversation.read": "Marcar como leído",
  "conversation.withdrawn": "La postulación se retiró, así que ya nadie puede escribir aquí.",
  "conversation.deleted": "Quien se postuló eliminó su cuenta, así que ya nadie puede escribir aquí.",
  "conversation.lapsed":
    "No ha pasado nada aquí en {{days}} días desde que se cerró la postulación, así que ya nadie puede escribir aquí.",
  "conversation.nobody": "Ya nadie responde aquí por {{organization}}, así que nadie leería un mensaje.",
  "conversation.reader":
    "Puedes leer estos mensajes. Pueden escribir quienes tienen el rol Reclutador o Propietario.",
  "conversation.unsent": "Tu mensaje no se envió. Esto es lo que escribiste:",
  "conversation.unsentFiles": "No se enviaron: {{names}}. Los archivos siguen en tu dispositivo.",
  "conversation.textRequired": "Primero escribe un mensaje.",
  "conversation.fieldMissing":
    "No se envió: no sabemos qué poner en lugar de {{fields}}. Escribe las palabras, o quítalas.",
  "templates.use": "Usar una plantilla",
  "templates.useOf": "Usar una plantilla de {{organization}}",
  "templates.open": "Sin completar: {{fields}}",
  "templates.manage": "Administrar plantillas",
  "templates.short": "Plantillas",
  "templates.ofOrganization": "Plantillas de {{organization}}",
  "templates.title": "Plantillas para mensajes y notas",
  "templates.lead":
    "Úsalas en mensajes y en las notas de las respuestas. Las palabras entre llaves dobles se completan para cada postulante. Si alguna no se conoce, no se envía nada.",
  "templates.none": "Aún no hay plantillas.",
  "templates.new": "Plantilla nueva",
  "templates.newHint": "Reemplaza a una plantilla con el mismo nombre.",
  "templates.name": "Nombre",
  "templates.text": "Texto",
  "templates.fields": "Qué se puede completar",
  "templates.field.firstName": "El nombre de quien se postuló",
  "templates.field.lastName": "El apellido de quien se postuló",
  "templates.field.title": "El título de la vacante",
  "templates.field.organization": "El nombre de la organización",
  "templates.field.place": "Dónde es el empleo",
  "templates.field.answerBy": "Para cuándo se espera la respuesta",
  "templates.field.pro": "Tu nombre público",
  "templates.save": "Guardar",
  "templates.change": "Cambiar",
  "templates.changeNamed": "Cambiar {{name}}",
  "templates.changeHint": "Con otro nombre, se guarda como plantilla nueva.",
  "templates.remove": "Quitar {{name}}",
  "templates.removeHint": "Ya nadie aquí podrá usarla. Lo que se envió con ella se conserva.",
  "templates.removeNow": "Quitarla",
  "templates.saved": "La plantilla se guardó.",
  "templates.removed": "La plantilla se quitó.",
  "templates.nameRequired": "Ponle nombre a la plantilla.",
  "templates.textRequired": "Escribe el texto de la plantilla.",
  "templates.unknownField":
    "No se puede completar {{fields}}. Solo se pueden las palabras de la lista de abajo.",
  "notice.message": "Mensaje nuevo: {{title}}",
  "mail.messageSubject": "{{name}} escribió sobre {{title}}",
  "mail.messageIntro": "{{name}} te escribió sobre {{title}} en {{organization}}:",
  "mail.messageReply": "Puedes responder a este correo. {{name}} no ve tu dirección.",
  "mail.messageMarker": "— Responde arriba de esta línea —",
  "mail.returnedSubject": "Sobre tu respuesta: {{title}}",
  "mail.returnedIntro":
    "Se trata de un correo a la dirección para tus respuestas sobre {{title}} en {{organization}}.",
  "relay.otherSender":
    "Alguien le escribió desde otra dirección, o se hizo pasar por ti. No lo reenviamos: solo reenviamos correos de {{email}}. Si fuiste tú, escribe desde {{email}} o en Candor. Te lo decimos solo esta vez.",
  "relay.noParty": "No se reenvió, porque ya no participas en esta postulación.",
  "relay.noWords": "No se reenvió, porque no tiene palabras tuyas arriba del correo al que responde.",
  "relay.tooLong":
    "No se reenvió, porque tiene más de {{count}} caracteres. Puedes acortarlo o escribir dos veces.",
  "relay.attachments":
    "Tus palabras se reenviaron. Estos adjuntos no: {{names}}. Reenviamos hasta cinco archivos de cuatro megabytes cada uno: PDF, Word, OpenDocument, RTF, texto sin formato, PNG o JPEG.",
  "conversation.attached": "Adjuntos:",
  "conversation.notPassedOn": "Sin reenviar: {{names}}",
  "conversation.heldBack":
    "Aún no se muestra: {{names}}. Una imagen puede mostrar lo que está oculto, así que la recibes cuando se muestren los datos de contacto y los nombres.",
  "conversation.files": "Archivos (opcional)",
  "conversation.filesHint":
    "Hasta {{count}} archivos de {{each}} cada uno, {{all}} en total: PDF, Word, OpenDocument, RTF, texto sin formato, PNG o JPEG. De las imágenes quitamos cuándo, dónde y con qué se tomaron.",
  "conversation.filesHidden":
    "Mientras tus datos de contacto están ocultos, {{name}} recibe el texto de tus documentos sin direcciones ni números, y ninguna imagen.",
  "conversation.tooManyFiles":
    "No se envió: adjunta {{count}} archivos como máximo. Lo que escribiste se conserva; elige los archivos de nuevo.",
  "conversation.filesTooLarge":
    "No se envió: los archivos son demasiado grandes. Adjunta archivos de {{each}} cada uno y {{all}} en total. Lo que escribiste se conserva; elige los archivos de nuevo.",
  "conversation.fileUnreadable":
    "No se envió: no se puede leer {{name}}. Adjunta un documento PDF, Word, OpenDocument, RTF o de texto, un PNG o un JPEG. Lo que escribiste se conserva; elige los archivos de nuevo.",
  "conversation.fileLocked":
    "No se envió: {{name}} solo se abre con una contraseña. Guárdalo sin ella. Lo que escribiste se conserva; elige los archivos de nuevo.",
  "conversation.filesAgain": "Elige los archivos de nuevo.",
  "mail.messageFiles": "Adjuntos, para abrir en Candor: {{names}}",
  "mail.messageLink": "Leer y responder en Candor",
};
