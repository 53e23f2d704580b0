import type { Translation } from "../messages/translation.ts";
import type { programs as english } from "./messages.ts";

export const programs: Translation<typeof english> = {
  "programs.title": "Conexiones de {{organization}}",
  "programs.short": "Conexiones",
  "programs.boards": "Bolsas de trabajo",
  "programs.boardsHint":
    "Dale a una bolsa de trabajo la dirección de su feed. El feed enumera tus vacantes abiertas y sigue cada cambio.",
  "programs.board.indeed": "Indeed",
  "programs.board.ziprecruiter": "ZipRecruiter",
  "programs.board.linkedin": "LinkedIn",
  "programs.site": "Tu propio sitio",
  "programs.siteHint":
    "Tus vacantes abiertas, en tus propias páginas. La lista toma la tipografía y los colores de tu sitio, y los buscadores la leen.",
  "programs.script": "Con un script",
  "programs.frame": "Sin script",
  "programs.themeHint":
    'Agrega data-theme="dark" o "light" al script, o ?theme=dark a la dirección del marco.',
  "programs.seeFrame": "Ver la lista",
  "programs.button": "Un botón para postularse",
  "programs.buttonHint":
    "Lleva de una vacante de tu sitio a su postulación aquí. En lugar de NUMBER, pon la última parte de la dirección de la vacante.",
  "programs.keys": "Claves de API",
  "programs.keysHint":
    "Una clave permite que un programa tuyo lea lo que nombran sus permisos. Ninguna clave da acceso a lo que escribieron los postulantes.",
  "programs.noKeys": "Aún no hay claves.",
  "programs.keyName": "Nombre de la clave",
  "programs.keyNameHint": "Qué la usa, por ejemplo “Informe de personal”.",
  "programs.scopes": "Permisos",
  "programs.scope.postings:read": "Leer vacantes",
  "programs.scope.applications:read": "Leer el estado de las postulaciones",
  "programs.makeKey": "Crear una clave",
  "programs.keyMade": "Esta es la clave nueva. Cópiala ahora: no se vuelve a mostrar.",
  "programs.keyKnown":
    "La clave ya se había creado y se muestra una sola vez. Si no la tienes, revócala y crea otra.",
  "programs.newKey": "La clave nueva",
  "programs.keyEnding": "Termina en {{ending}}",
  "programs.made": "Creada el {{date}}",
  "programs.makerLeft": "Quien la creó ya no tiene el rol Propietario, pero puede que aún la conozca.",
  "programs.lastUsed": "Último uso: {{date}}",
  "programs.neverUsed": "Nunca usada",
  "programs.revokeNamed": "Revocar {{name}}",
  "programs.revokeHint":
    "Los programas que la usan quedan sin acceso de inmediato. Una clave revocada no se puede recuperar.",
  "programs.revokeNow": "Revocar esta clave",
  "programs.revoked": "La clave se revocó. Ya no funciona.",
  "programs.nameRequired": "Escribe un nombre",
  "programs.scopeRequired": "Elige al menos un permiso",
  "programs.hooks": "Webhooks",
  "programs.hooksHint":
    "Le decimos a una dirección tuya qué pasa con tus vacantes y postulaciones, por número. Cada entrega va firmada con el secreto del webhook.",
  "programs.hooksOff":
    "La administración de este servidor no ha permitido llamadas a direcciones externas, así que no hay webhooks.",
  "programs.noHooks": "Aún no hay webhooks.",
  "programs.hookUrl": "Dirección",
  "programs.hookUrlHint": "Empieza con https:// o http:// y está en internet pública.",
  "programs.makeHook": "Agregar un webhook",
  "programs.hookMade": "Este es el secreto del webhook. Cópialo ahora: no se vuelve a mostrar.",
  "programs.hookKnown":
    "El webhook ya se había agregado y su secreto se muestra una sola vez. Si no lo tienes, quita el webhook y agrégalo otra vez.",
  "programs.newSecret": "El secreto",
  "programs.removeHook": "Quitar",
  "programs.removeHookHint":
    "Ya no se le envía nada, y sus entregas ya no se muestran. Si después agregas otro webhook, tendrá otro secreto.",
  "programs.removeHookNow": "Quitar este webhook",
  "programs.hookRemoved": "El webhook se quitó. Ya no se le envía nada.",
  "programs.hookFailing": "Falla desde el {{date}}. Seguimos intentando.",
  "programs.hookDisabled": "Se detuvo el {{date}}, después de fallar durante días. No se le envía nada.",
  "programs.resumeHook": "Reanudar",
  "programs.hookResumed": "El webhook está activo de nuevo.",
  "programs.testHook": "Enviar una entrega de prueba",
  "programs.hookTested":
    "Se está enviando una entrega de prueba. Su resultado aparece en “Últimas entregas”.",
  "programs.deliveries": "Últimas entregas",
  "programs.noDeliveries": "Aún no se envió nada.",
  "programs.delivery.waiting": "En espera",
  "programs.delivery.delivered": "Entregada",
  "programs.delivery.failed": "Falló",
  "programs.deliveryStatus": "{{state}}, respuesta {{status}}",
  "programs.deliveryFault": "{{state}}. {{fault}}",
  "programs.lastTry": "Último intento: {{date}}",
  "programs.nextTry": "Próximo intento: {{date}}",
  "programs.replay": "Enviar de nuevo",
  "programs.replayNamed": "Enviar de nuevo la entrega {{id}}",
  "programs.replayed": "La entrega se está enviando de nuevo.",
  "mail.webhookStoppedSubject": "Dejamos de llamar a tu webhook en {{host}}",
  "mail.webhookStoppedBody":
    "Todas las entregas a {{host}} han fallado desde el {{date}}, así que dejamos de intentarlo. No le diremos nada sobre {{organization}} a tu programa de allá hasta que reanudes el webhook.",
  "mail.webhookStoppedFix":
    "Cuando la dirección responda, elige “Reanudar” junto a ella en la página de tus conexiones. Ahí también puedes enviar de nuevo las entregas fallidas.",
  "mail.webhookStoppedLink": "Ver tus conexiones",
  "problem.outboundOff": "La administración de este servidor no ha permitido llamadas a direcciones externas",
  "problem.webhookRefused": "Escribe una dirección de internet pública",
  "problem.webhookStopped": "El webhook está detenido. Reanúdalo primero.",
  "problem.tooManyWebhooks":
    "Una organización puede tener {{most}} webhooks como máximo. Quita uno que nada necesite.",
  "problem.secretShown": "Ya se había creado, y su secreto se muestra una sola vez.",
  "problem.tooManyKeys": "Una organización puede tener {{most}} claves como máximo. Revoca una que nada use.",
};
