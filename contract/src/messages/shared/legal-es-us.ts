import type { Translation } from "../translation.ts";
import type { legal as english } from "./legal.ts";

export const legal: Translation<typeof english> = {
  "legal.changed": "Último cambio: {{date}}.",
  "privacy.lead": "Qué guardamos sobre ti, por cuánto tiempo y quién lo ve.",
  "privacy.browsing": "Sin cuenta",
  "privacy.browsingBody":
    "Puedes buscar y leer sin decirnos quién eres. Tus búsquedas recientes se quedan en tu navegador hasta que inicias sesión. También guarda copias de las búsquedas y vacantes que abriste hace poco, y las postulaciones por enviar, hasta que cierras sesión. Nuestro registro no guarda tu dirección de red ni lo que buscaste.",
  "privacy.account": "Tu cuenta",
  "privacy.accountBody":
    "Guardamos tu nombre y tu dirección de correo, y lo que agregas: teléfono, código postal, zona horaria, búsquedas que guardas y cómo inicias sesión. De una contraseña solo se guarda un hash; de una llave de acceso, solo su mitad pública. Los códigos de acceso se eliminan al cabo de un día.",
  "privacy.sessions":
    "De cada inicio de sesión anotamos el navegador y la red de donde vino, sin la parte que distingue una computadora de otra, para que los reconozcas en la página de tu cuenta. Una sesión termina {{days}} días después de que la usaste por última vez; su registro se elimina un año más tarde. Si una sesión termina mientras escribes, lo que escribiste se conserva cifrado hasta una hora, para que lo encuentres al volver a iniciar sesión.",
  "privacy.resumes": "Currículums y postulaciones",
  "privacy.resumesBody":
    "Un currículum se guarda como lo enviaste, junto con el texto que nuestro software lee en él. Solo tú y quienes responden por la organización a la que te postulaste pueden abrirlo. No lo usamos para nada más y no lo vendemos.",
  "privacy.drafts":
    "Un formulario que no has enviado se elimina {{hours}} horas después de tu último cambio, junto con el archivo que subiste. Una postulación que enviaste se queda con la organización, aun si la retiras o la vacante se cierra: ambas partes pueden ver lo que pasó hasta que la ley ya no lo exija. Si eliminas tu cuenta, la organización conserva la vacante, las fechas y su respuesta, sin tu nombre ni nada que hayas escrito.",
  "privacy.consulting": "Asesoría y solicitudes",
  "privacy.consultingBody":
    "Si te inscribes en asesoría, quienes administran Candor ven tu inscripción y las partes de tu perfil que nombra la página de asesoría, hasta que te das de baja. Entonces se elimina.",
  "privacy.leads":
    "Lo que le escribes a un Pro porque quieres contratar, o a nosotros por cualquier motivo, se conserva un año con su respuesta, y lo ven quienes te la deben.",
  "privacy.interviews":
    "La organización ve lo que respondes en una Entrevista instantánea solo cuando la envías. Hasta entonces, el enlace de su correo abre tus respuestas a quien lo tenga, durante {{days}} días. Puedes eliminarlas en cualquier momento, para ambas partes.",
  "privacy.mail": "Correo",
  "privacy.mailBody":
    "Te enviamos por correo códigos, comprobantes, respuestas y avisos de seguridad. Puedes desactivar las respuestas y los recordatorios; los comprobantes y los avisos se envían siempre. Nuestra copia de un correo se elimina a los 30 días.",
  "privacy.measurements": "Mediciones",
  "privacy.measurementsBody":
    "Las páginas informan qué tan rápidas fueron y qué tipo de cosa se usó, sin tu nombre, tu dirección ni tu búsqueda. Los informes se eliminan a los 90 días, igual que los reportes de errores. Si tu navegador envía Do Not Track o Global Privacy Control, no se mide nada.",
  "privacy.cookies": "Cookies",
  "privacy.cookiesBody": "Todas las cookies son nuestras. Ninguna te sigue a otros sitios.",
  "privacy.cookie": "Cookie",
  "privacy.purpose": "Para qué sirve",
  "privacy.kept": "Se conserva",
  "privacy.cookieSession": "Mantiene tu sesión iniciada",
  "privacy.cookieDevice":
    "Reconoce un navegador en el que iniciaste sesión, para que nadie ajeno pueda dejarte sin acceso",
  "privacy.cookieDraft": "Encuentra el formulario de postulación que empezaste",
  "privacy.cookieLink": "Abre un enlace que te enviamos por correo, solo en este navegador",
  "privacy.cookiePreferences": "Abre tus opciones de correo desde el enlace de un correo",
  "privacy.cookieCampaign": "Recuerda qué enlace te trajo aquí",
  "privacy.cookieNotice": "Oculta un aviso que descartaste",
  "privacy.cookieTheme": "Recuerda el modo oscuro, si lo elegiste",
  "privacy.cookieLocale": "Recuerda el idioma, si elegiste uno",
  "privacy.visit": "esta visita",
  "privacy.year": "un año",
  "privacy.days_one": "{{count}} día",
  "privacy.days_other": "{{count}} días",
  "privacy.hours_one": "{{count}} hora",
  "privacy.hours_other": "{{count}} horas",
  "privacy.minutes_one": "{{count}} minuto",
  "privacy.minutes_other": "{{count}} minutos",
  "privacy.others": "Otras empresas",
  "privacy.othersBody":
    "No mostramos anuncios ni compartimos nada con anunciantes o comerciantes de datos. Una vacante importada tiene un enlace a su fuente; ese sitio sabe de ti solo si sigues el enlace.",
  "privacy.noOthers": "Nuestras páginas no cargan nada de otros sitios.",
  "privacy.google":
    "Aquí está activado el aviso de inicio de sesión de Google. Las páginas que lo muestran cargan un script de accounts.google.com, y Google sabe que las abriste.",
  "privacy.providers":
    "Si inicias sesión con {{providers}}, nos dicen tu nombre, tu dirección y si la verificaron, y saben que usas este sitio.",
  "privacy.model":
    "La administración puede conectar un modelo de lenguaje. Si lo hay, recibe las búsquedas con palabras que no entendimos, sin tu nombre ni tu dirección.",
  "privacy.choices": "Tus opciones",
  "privacy.choicesBody":
    "En la página de tu cuenta puedes cambiar tus datos y cerrar sesiones, y en Comunicación elegir tus correos. La página Tus datos te da una copia de todo, muestra quién vio tus postulaciones y elimina tu cuenta.",
  "terms.lead": "Con qué puedes contar y qué te pedimos.",
  "terms.postings": "Vacantes",
  "terms.postingsBody":
    "Candor muestra lo que dice una vacante, y avisa cuando no dice nada. Las vacantes importadas vienen de otros sitios y pueden estar desactualizadas; ponemos un enlace a la fuente si tiene dirección. No revisamos todas las vacantes, así que no le pagues a nadie por postularte a un empleo.",
  "terms.promise": "La promesa",
  "terms.promiseBody":
    "Una organización que contrata aquí promete a cada postulante una respuesta a más tardar en una fecha. Los días hábiles son de lunes a viernes en UTC, feriados incluidos. Si para entonces no llega ninguna respuesta, cerramos la postulación, lo decimos y lo contamos en el historial de la organización. No podemos obligar a nadie a responder, y una respuesta no es una oferta.",
  "terms.applying": "Al postularte",
  "terms.applyingBody":
    "Lo que envías tiene que ser cierto y tuyo. Sigue siendo tuyo: nos permites guardarlo y mostrarlo a la organización a la que te postulaste, solo para esa postulación. Puedes cambiarlo hasta recibir una respuesta, y retirarla mientras esté abierta.",
  "terms.hiring": "Al contratar",
  "terms.hiringBody":
    "Si respondes por una organización, usa lo que envían quienes se postulan solo para decidir sobre ese empleo. No lo compartas. Da el motivo real cuando rechaces a alguien, y cumple la ley laboral que te corresponde.",
  "terms.rules": "Uso justo",
  "terms.rulesBody":
    "No inicies sesión como otra persona, no subas nada dañino, no publiques empleos que no existen ni cargues este sitio más de lo que puede soportar. Los programas son bienvenidos dentro de los límites que indica la API. Las cuentas que incumplan estas reglas se pueden cerrar.",
  "terms.liability": "Lo que no podemos prometer",
  "terms.liabilityBody":
    "El sitio se ofrece como está. Arreglamos lo que podemos, pero puede fallar, y no deberías tener aquí la única copia de tu currículum. Nada de estos términos te quita derechos que te da la ley.",
  "terms.changes": "Cambios",
  "terms.changesBody":
    "Cuando cambian estos términos, cambia con ellos la fecha de arriba. Si no estás de acuerdo, deja de usar el sitio y pídenos que eliminemos tu cuenta.",
  "contact.lead": "Escribe a quienes administran este sitio. Lo lee una persona.",
  "contact.write": "Escribir a {{address}}",
  "contact.application": "Sobre una postulación",
  "contact.applicationBody":
    "Solo la organización puede responder una postulación. Su página muestra para cuándo se espera la respuesta. Escríbenos si algo no funciona, o si pasó una fecha y la página no lo dice.",
  "contact.posting": "Sobre una vacante",
  "contact.postingBody":
    "Envíanos su enlace si es falsa, si pide dinero, o si es de tu organización y debe retirarse.",
  "contact.data": "Sobre tus datos",
  "contact.dataBody":
    "Puedes obtener una copia de tus datos y eliminarlos en la página Tus datos. Si no puedes iniciar sesión, escribe desde la dirección de correo de tu cuenta.",
  "contact.security": "Sobre un problema de seguridad",
  "contact.securityBody":
    "Dinos qué hiciste y qué pasó. Danos tiempo para arreglarlo antes de contárselo a otros.",
};
