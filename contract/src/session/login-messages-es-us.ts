import type { Translation } from "../messages/translation.ts";
import type { login as english } from "./login-messages.ts";

export const login: Translation<typeof english> = {
  "login.email": "Correo",
  "login.firstName": "Nombre",
  "login.lastName": "Apellido",
  "login.passwordField": "Contraseña",
  "login.passwordOptional": "Contraseña (opcional)",
  "login.codeField": "Código",
  "login.strength": "Seguridad de la contraseña",
  "login.signInLead": "Te enviamos por correo un código para iniciar sesión. No necesitas contraseña.",
  "login.otherWays": "Otras formas de crear cuenta",
  "login.signUpLead":
    "Te enviamos por correo un código para confirmar tu dirección. La contraseña es opcional; un código siempre funciona.",
  "login.passwordLead": "Si creaste una contraseña, úsala aquí. Un código por correo siempre funciona.",
  "login.codeHint": "Seis dígitos. Si no llega nada, revisa tu carpeta de spam.",
  "login.codeMinutes": "{{minutes}} minutos",
  "login.lookAgain": "Revisa esto antes de continuar.",
  "login.mailCode": "Enviarme un código",
  "login.linkTitle": "Inicia sesión con un enlace",
  "login.linkLead": "Te enviamos por correo un enlace para iniciar sesión. No necesitas contraseña.",
  "login.mailLink": "Enviarme un enlace",
  "login.useLink": "Usar un enlace por correo",
  "login.continue": "Continuar",
  "login.usePassword": "Usar una contraseña",
  "login.useCode": "Usar un código por correo",
  "login.providers": "Otras formas de iniciar sesión",
  "login.providerNoEmail":
    "{{provider}} no nos dio una dirección de correo. Permítelo ahí e inténtalo de nuevo, o inicia sesión de otra forma.",
  "login.providerProveMailbox":
    "{{provider}} no pudo confirmar que esta dirección es tuya. Pide un código: con él inicias sesión y vinculas tu cuenta de {{provider}}.",
  "login.providerUnavailable":
    "{{provider}} no responde en este momento. Inténtalo de nuevo o inicia sesión de otra forma.",
  "login.otherAddress": "Usar otra dirección",
  "login.noAccount": "¿No tienes cuenta?",
  "login.hasAccount": "¿Ya tienes cuenta?",
  "login.signOut": "Cerrar sesión",
  "login.signOutBody": "Lo que guardaste se conserva. Puedes iniciar sesión de nuevo en cualquier momento.",
  "login.signedOut": "Cerraste sesión.",
};
