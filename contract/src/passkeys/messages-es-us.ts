import type { Translation } from "../messages/translation.ts";
import type { passkeys as english } from "./messages.ts";

export const passkeys: Translation<typeof english> = {
  "passkeys.signIn": "Iniciar sesión con una llave de acceso",
  "passkeys.waiting": "Tu navegador te pide la llave de acceso.",
  "passkeys.notUsed": "No se usó ninguna llave de acceso.",
  "passkeys.notMade": "No se creó ninguna llave de acceso.",
  "passkeys.refused": "Esta llave de acceso no funciona aquí. Si la quitaste, inicia sesión de otra forma.",
  "passkeys.impossible":
    "Eso no funcionó en este navegador, o este dispositivo ya tiene una llave de acceso para tu cuenta.",
  "passkeys.title": "Llaves de acceso",
  "passkeys.lead":
    "Con una llave de acceso inicias sesión como desbloqueas tu dispositivo: con la huella, la cara o un PIN. Nadie puede adivinarla y ningún otro sitio puede usarla.",
  "passkeys.none": "No tienes llaves de acceso.",
  "passkeys.createdAt": "agregada el {{date}}",
  "passkeys.lastUsedAt": "último uso el {{date}}",
  "passkeys.neverUsed": "nunca usada",
  "passkeys.add": "Agregar una llave de acceso",
  "passkeys.addTerms": "Tu navegador pregunta dónde guardarla.",
  "passkeys.needsScripts":
    "Para agregar una llave de acceso hacen falta JavaScript y un navegador que las admita.",
  "passkeys.unnamed": "Llave de acceso",
  "passkeys.name": "Nombre de esta llave de acceso",
  "passkeys.rename": "Cambiar nombre",
  "passkeys.renameOne": "Cambiar nombre de {{name}}",
  "passkeys.saveName": "Guardar el nombre",
  "passkeys.remove": "Quitar",
  "passkeys.removeOne": "Quitar {{name}}",
  "passkeys.removeTitle": "¿Quitar la llave de acceso {{name}}?",
  "passkeys.removeBody":
    "Ya no podrás iniciar sesión aquí con ella. Puede que tu dispositivo la siga ofreciendo hasta que también la elimines ahí.",
  "passkeys.added": "Se agregó la llave de acceso.",
  "passkeys.renamed": "Se cambió el nombre de la llave de acceso.",
  "passkeys.removed": "Se quitó la llave de acceso.",
  "passkeys.tooMany": "Una cuenta puede tener hasta {{most}} llaves de acceso. Quita una primero.",
  "validation.passkeyNameRequired": "El nombre es obligatorio",
  "validation.passkeyRefused": "No se aceptó la llave de acceso. Inténtalo de nuevo.",
  "mail.passkeyAddedSubject": "Se agregó una llave de acceso a tu cuenta",
  "mail.passkeyAddedBody":
    "Se agregó una llave de acceso a tu cuenta el {{date}}. Con ella inicias sesión sin contraseña ni código.",
  "mail.passkeyRemovedSubject": "Se quitó una llave de acceso de tu cuenta",
  "mail.passkeyRemovedBody":
    "Se quitó una llave de acceso de tu cuenta el {{date}}. Ya no puedes iniciar sesión con ella.",
  "mail.passkeyCopiedSubject": "Es posible que hayan copiado una de tus llaves de acceso",
  "mail.passkeyCopiedBody":
    "El {{date}} se rechazó un inicio de sesión con una de tus llaves de acceso: su contador va por detrás de lo que hemos visto, lo que puede significar que la copiaron. Si no la copiaste tú, quítala en tu configuración y agrega una nueva.",
};
