import type { Translation } from "../messages/translation.ts";
import type { drills as english } from "./messages.ts";

export const drills: Translation<typeof english> = {
  "drills.title": "Lémur del caos",
  "drills.lead":
    "Pídeselo y romperá algo, para que veas cómo lo toma Candor. Solo lo nota este navegador, todo se repara solo y en producción no hay lémures.",
  "drills.calm": "Por ahora no hay nada roto.",
  "drills.running": "{{drill}}, solo en este navegador. Hora de fin: {{time}}.",
  "drills.end": "Repararlo ahora",
  "drills.faults": "Cosas para romper",
  "drills.messages": "Cada error, con sus propias palabras",
  "drills.messagesLead":
    "La especificación nombra 26 errores. Aquí está lo que dice cada uno, con valores inventados, dónde aparece y cómo encontrarlo.",
  "drills.needsSession": "Requiere iniciar sesión",
  "drills.needsScripts": "Requiere scripts",
  "drills.open": "Abrir",
  "drills.noWords": "No tiene palabras: no se le muestra nada a nadie.",
  "drills.checks": "Para ver si esta instalación funciona, abre",
  "drills.name.slow": "Respuestas lentas",
  "drills.name.networkLoss": "Sin red",
  "drills.name.serverError": "Errores del servidor",
  "drills.name.unavailable": "Servidor sobrecargado",
  "drills.name.socketDrop": "Websocket perdido",
  "drills.name.sessionRefused": "Sesión rechazada",
  "drills.name.sessionRefusedSilently": "Sesión rechazada sin motivo",
  "drills.name.unreadableToken": "Token ilegible",
  "drills.name.unreadProfile": "Perfil ilegible",
  "drills.name.emptyProfile": "Perfil vacío",
  "drills.name.noAddress": "API perdida",
  "drills.name.noPosition": "Ubicación prohibida",
  "drills.name.noMail": "Buzón atascado",
  "drills.name.noWithdrawal": "Retiro rechazado",
  "drills.name.sessionEnd": "Sesión terminada",
  "drills.name.thrownOnPress": "Botón que falla",
  "drills.name.thrownOnRender": "Página que falla",
  "drills.start.slow": "Hacerlo más lento",
  "drills.start.networkLoss": "Cortar la red",
  "drills.start.serverError": "Romper las llamadas",
  "drills.start.unavailable": "Sobrecargarlo",
  "drills.start.socketDrop": "Cortar el websocket",
  "drills.start.sessionRefused": "Rechazar mi sesión",
  "drills.start.sessionRefusedSilently": "Rechazarla sin decirlo",
  "drills.start.unreadableToken": "Alterar mi token",
  "drills.start.unreadProfile": "Ocultar mi perfil",
  "drills.start.emptyProfile": "Vaciar mi perfil",
  "drills.start.noAddress": "Perder la API",
  "drills.start.noPosition": "Prohibir mi ubicación",
  "drills.start.noMail": "Detener el correo",
  "drills.start.noWithdrawal": "Rechazar retiros",
  "drills.start.sessionEnd": "Terminar mi sesión",
  "drills.start.thrownOnPress": "Presionar y fallar",
  "drills.start.thrownOnRender": "Fallar al mostrarse",
  "drills.body.slow":
    "Cada página y cada llamada tarda 7 segundos más, durante medio minuto. Vas a la búsqueda; después de 5 segundos lees:",
  "drills.body.networkLoss":
    "Las conexiones se cortan sin respuesta, durante 6 segundos. Lleva a la búsqueda, que lo intenta hasta lograrlo. Mientras tanto lees:",
  "drills.body.serverError":
    "Cada llamada falla con un 500, durante medio minuto. Lleva a la búsqueda, que dice en su lista:",
  "drills.body.unavailable":
    "Cada llamada se rechaza con un 503, como lo haría un servidor con demasiado trabajo. Lleva a las novedades:",
  "drills.body.socketDrop":
    "El servidor corta los websockets de este navegador, una vez. Las páginas se conectan de nuevo después de un segundo y no dicen nada al respecto.",
  "drills.body.sessionEnd":
    "El servidor termina tu sesión de verdad, sin avisarle a tu navegador. La siguiente página te pide iniciar sesión:",
  "drills.body.thrownOnPress": "Un script lanza un error justo después de que presionas algo:",
  "drills.body.thrownOnRender":
    "La página lanza un error mientras se muestra. Vuelve a cargarla para seguir:",
  "drills.socketConnected": "Websocket: conectado ({{time}}). Conexiones hasta ahora: {{times}}.",
  "drills.socketLost": "Websocket: perdido, se está conectando de nuevo.",
  "drills.shown.alert": "Alerta fatal",
  "drills.shown.notice": "Aviso",
  "drills.shown.sticky": "Aviso que permanece",
  "drills.shown.form": "En el formulario",
  "drills.shown.page": "En su propia página",
  "drills.shown.list": "En la lista",
  "drills.shown.mail": "Correo a soporte",
  "drills.shown.log": "Solo en el registro",
  "drills.shown.icon": "Icono",
  "drills.shown.part": "En otro mensaje",
  "drills.meet.X-01":
    "La página olvida a dónde van sus llamadas y no logra averiguarlo. Pregunta 21 veces, lo que toma un minuto, y se rinde.",
  "drills.meet.X-02": "Tu perfil llega vacío. Esto cierra tu sesión de verdad.",
  "drills.meet.X-03": "Tu perfil no se puede leer durante medio minuto. La página funciona sin él.",
  "drills.meet.X-04": "Abre un enlace de correo que nunca se envió.",
  "drills.meet.X-05": "El servidor se niega a renovar tu token.",
  "drills.meet.X-06": "El servidor renueva tu token con algo que no es un token.",
  "drills.meet.X-07": "Activa el modo de desarrollador en este navegador y falla.",
  "drills.meet.X-08":
    "Provoca la falla de X-17 y luego presiona Contactar a soporte. El correo que se abre tiene este asunto y este texto.",
  "drills.meet.X-09":
    "Dale al servidor un ID de cliente de Google, bloquea accounts.google.com y abre la búsqueda. Un informe de error dice por qué.",
  "drills.meet.X-10":
    "Sin sesión iniciada, postúlate en el sitio propio de una empresa e inicia sesión como alguien a quien esa postulación no le pertenece. La consola del navegador dice por qué; la entrada se descarta.",
  "drills.meet.X-11": "El icono junto a esta línea se llama “lemur”. No existe tal icono.",
  "drills.meet.X-12": "El servidor rechaza tu token y no dice por qué.",
  "drills.meet.X-13": "Busca en un lugar que no existe. Lemuria no existe.",
  "drills.meet.X-14":
    "Lleva a la búsqueda, en una página que no tiene permiso para saber dónde estás. Presiona el botón junto a Ubicación.",
  "drills.meet.X-15":
    "En la página de búsqueda, pon el sensor de ubicación de las herramientas de desarrollo en “unavailable” y presiona el botón junto a Ubicación.",
  "drills.meet.X-16":
    "En la página de búsqueda, presiona el botón junto a Ubicación en un dispositivo que necesite más de 10 segundos para ubicarse.",
  "drills.meet.X-17": "Un script lanza un error justo después de que presionas algo.",
  "drills.meet.X-18": "Sube el archivo dañado en Mis currículums o en cualquier Postulación fácil.",
  "drills.meet.X-19": "Sin sesión iniciada, lleva a la página que espera un código. Presiona Reenviar.",
  "drills.meet.X-20": "Lleva a tus postulaciones. Abre una e intenta retirarla.",
  "drills.meet.X-21": "Abre una vacante que no existe.",
  "drills.meet.X-22": "Abre una entrevista con un enlace inventado.",
  "drills.meet.X-23": "Abre un enlace inventado para cambiar de dirección.",
  "drills.meet.X-24":
    "Pide otra dirección en Cuenta y abre el enlace del correo con la sesión de otra persona.",
  "drills.meet.X-25":
    "Pide otra dirección en Cuenta dos veces y abre el enlace del más antiguo de los dos correos.",
  "drills.meet.X-26": "Pide otra dirección en Cuenta, cancela el cambio y abre el enlace del correo.",
  "drills.brokenFile": "Descargar el archivo dañado",
  "drills.leaveDeveloperMode": "Salir del modo de desarrollador",
  "drills.sample.organization": "Madagascar Ferries",
};
