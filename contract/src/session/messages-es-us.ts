import type { Translation } from "../messages/translation.ts";
import type { people as english } from "./messages.ts";

export const people: Translation<typeof english> = {
  "auth.continueWith": "Continuar con {{provider}}",
  "auth.continueAs": "¿Continuar como {{maskedEmail}}?",
  "auth.codeSent": "Enviamos un código a {{email}}. Funciona una sola vez y vence en {{duration}}.",
  "auth.linkSent": "Enviamos un enlace a {{email}}. Funciona una sola vez y vence en {{duration}}.",
  "auth.resent": "Enviamos otro correo. Usa el más reciente.",
  "auth.resendNotPossible": "No se puede reenviar el código de confirmación, contacta a soporte",
  "auth.skipped":
    "Tu dirección de correo aún no está confirmada. Puedes buscar y guardar; antes de postularte, confírmala en Cuenta.",
  "auth.emailUnproved": "Confirma primero tu dirección de correo. Puedes hacerlo en Cuenta.",
  "auth.resetSent":
    "Si {{email}} tiene una cuenta, ya le enviamos un código para restablecer la contraseña. Funciona una sola vez y vence en {{duration}}.",
  "auth.passwordSet": "Se guardó tu contraseña nueva. Se cerraron todas las demás sesiones.",
  "auth.credentialRefused": "No se aceptó lo que escribiste. Revísalo o pide un código nuevo.",
  "auth.tooManyAttempts": "Hubo demasiados intentos. Inténtalo de nuevo en {{duration}}.",
  "auth.providerRefused":
    "{{provider}} no confirmó quién eres. Inténtalo de nuevo o inicia sesión de otra forma.",
  "session.loginFailed": "Ocurrió un error al iniciar sesión: {{detail}}",
  "session.userNotFound": "Usuario no encontrado",
  "session.askForLink": "Pedir otro enlace",
  "session.couldNotRefreshUser": "No se pudo actualizar el usuario: {{detail}}",
  "session.couldNotRefreshJwt": "No se pudo renovar el JWT: {{detail}}",
  "session.couldNotParseJwt": "No se pudo interpretar el JWT",
  "session.expired": "Tu sesión terminó. Inicia sesión para continuar.",
  "session.differentUserTitle": "Este enlace es para otra cuenta",
  "session.differentUserBody":
    "Tienes la sesión iniciada como {{email}}. El enlace se envió a {{maskedEmail}}.",
  "session.differentUserSwitch": "Usar {{maskedEmail}}",
  "session.differentUserStay": "Seguir como {{email}}",
  "applications.saved": "Postulación guardada",
  "applications.withdrawTitle": "¿Retirar esta postulación?",
  "applications.withdrawBody":
    "{{organization}} ya no te considerará para {{title}}. Esto no se puede deshacer.",
  "applications.withdrawn": "Tu postulación está retirada y le avisamos a {{organization}}.",
  "applications.withdrawnUnclaimed":
    "Tu postulación está retirada. Nadie en {{organization}} la había recibido.",
  "applications.couldNotWithdraw": "No se pudo retirar tu postulación",
  "applications.couldNotWithdrawBody": "No cambió nada. Contacta a {{pro}} y pide que retire tu postulación.",
  "resume.inactivateTitle": "¿Dejar de usar {{fileName}}?",
  "resume.inactivateBody":
    "Ya no se usará para Postulación en 1 clic. Las postulaciones que enviaste conservan su copia.",
  "resume.inactivated": "{{fileName}} ya no se usa para Postulación en 1 clic.",
  "resume.couldNotOpen": "No se pudo abrir el archivo",
  "resume.unreadable":
    "El archivo está dañado o no es un documento que podamos leer. Guárdalo como PDF, DOCX, ODT o TXT y elígelo de nuevo.",
  "resume.locked":
    "El archivo está bloqueado. Quítale la contraseña o cierra el programa que lo tiene abierto, y elígelo de nuevo.",
  "emailChange.sent": "Enviamos un enlace a {{email}}. Tu dirección cambia cuando lo abras y confirmes.",
  "emailChange.title": "¿Cambiar tu dirección de correo a {{email}}?",
  "emailChange.changed": "Tu dirección de correo ahora es {{email}}.",
  "emailChange.failed": "Tu dirección de correo no ha cambiado",
  "emailChange.expired": "Este enlace venció. Pide otro en Cuenta.",
  "emailChange.wrongUser":
    "Este enlace es de otra cuenta. Inicia sesión en esa cuenta y abre el enlace de nuevo.",
  "emailChange.wrongEmail":
    "Este enlace es para una dirección que después reemplazaste. Abre el enlace del correo más reciente o pide otro en Cuenta.",
  "emailChange.cancelled": "Este cambio se canceló. Puedes pedirlo de nuevo en Cuenta.",
  "claims.title": "Encontramos más postulaciones tuyas",
  "claims.success_one":
    "{{count}} postulación que hiciste con otra dirección de correo ya está en tu cuenta.",
  "claims.success_other":
    "{{count}} postulaciones que hiciste con otra dirección de correo ya están en tu cuenta.",
  "claims.partial":
    "Postulaciones agregadas a tu cuenta: {{claimed}} de {{total}}. No se pudo comprobar que las demás fueran tuyas.",
  "hire.sent": "{{pro}} tiene tu mensaje y te debe una respuesta para el {{answerBy}}.",
  "client.sent": "Tenemos tu solicitud y te responderemos a más tardar el {{answerBy}}.",
  "communication.saved": "Se guardaron tus preferencias. Valen desde el próximo mensaje.",
};
