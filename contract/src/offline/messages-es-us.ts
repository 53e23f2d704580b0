import type { Translation } from "../messages/translation.ts";
import type { offline as english } from "./messages.ts";

export const offline: Translation<typeof english> = {
  "offline.title": "No tienes conexión",
  "offline.titleOnline": "Guardado para leer sin conexión",
  "offline.lead":
    "Esta página no se puede cargar en este momento. Abajo puedes leer lo que abriste hace poco, y lo que envíes espera aquí hasta que recuperes la conexión.",
  "offline.leadOnline":
    "Lo que este navegador guarda para cuando no tengas conexión: las búsquedas y vacantes que abriste en los últimos {{days}} días y las postulaciones que esperan su envío.",
  "offline.asOf": "Al {{when}}. Estás leyendo una copia guardada de esta página.",
  "offline.back": "Ya tienes conexión.",
  "offline.openWanted": "Abrir la página que querías",
  "offline.searches": "Búsquedas",
  "offline.postings": "Vacantes",
  "offline.kept": "Copia del {{when}}",
  "offline.none": "Aún no hay nada que leer: las búsquedas y vacantes que abras se guardan aquí.",
  "offline.forget": "Eliminar estas copias",
  "offline.noScripts": "Esta página necesita scripts para mostrar lo que guarda tu navegador.",
  "waiting.title": "Postulaciones por enviar",
  "waiting.formTitle": "Postúlate a {{title}} en {{organization}}",
  "waiting.formLead":
    "Llena el formulario ahora. Este navegador lo guarda y lo envía una sola vez cuando recuperes la conexión.",
  "waiting.emailHint": "Si para entonces no has iniciado sesión, te pedimos confirmar que es tuyo.",
  "waiting.resume": "Se adjunta {{name}}, a menos que elijas otro archivo.",
  "waiting.terms": "{{organization}} recibe todo esto cuando se envía.",
  "waiting.keptHere": "Espera en este navegador y se envía una sola vez cuando recuperes la conexión.",
  "waiting.lostLine": "No tienes conexión. Lo que escribiste está guardado en este navegador.",
  "waiting.goOn": "Terminar sin conexión",
  "waiting.started": "Aún sin terminar.",
  "waiting.waiting": "Por enviar. Se envía en cuanto recuperes la conexión.",
  "waiting.waitingAsGuest":
    "Por enviar. Cuando recuperes la conexión, confirma que {{email}} es tuyo y se envía.",
  "waiting.sent": "Enviada.",
  "waiting.unproved":
    "Por enviar. Confirma que {{email}} es tuyo y se envía: te mandamos un código por correo.",
  "waiting.signedOut": "Por enviar. Tu sesión está cerrada: inicia sesión de nuevo y se envía.",
  "waiting.otherAccount":
    "Por enviar. Otra persona tiene la sesión iniciada: se envía cuando inicie sesión quien la llenó.",
  "waiting.closed": "No se envió: la vacante cerró antes de que recuperaras la conexión.",
  "waiting.incomplete": "Aún no se envía: {{detail}}. Lo que escribiste está en Postulación fácil.",
  "waiting.refused": "No se envió: {{detail}}.",
  "waiting.change": "Cambiarla",
  "waiting.prove": "Recibir el código",
  "waiting.finish": "Terminarla",
  "waiting.keptUntil": "Guardada en este navegador hasta el {{when}}",
  "waiting.delete": "Eliminar",
  "waiting.deleteOne": "Eliminar la postulación a {{title}} en {{organization}}",
  "waiting.here": "Este navegador tiene una postulación que aún no se envía.",
  "waiting.see": "Ver qué está por enviarse",
  "waiting.sentNotice":
    "No tenías conexión cuando te postulaste a {{title}} en {{organization}}. La postulación ya se envió.",
  "waiting.signedOutUnsent":
    "Tu sesión está cerrada. Una postulación que aún no se había enviado se eliminó de este navegador.",
};
