import type { Translation } from "../messages/translation.ts";
import type { trust as english } from "./messages.ts";

export const trust: Translation<typeof english> = {
  "trust.title": "Cómo va este sitio",
  "trust.opening":
    "Qué tan recientes son las vacantes, si quienes se postulan reciben respuesta y si los filtros se cumplen. Todo se cuenta a partir de los registros, para bien o para mal.",
  "trust.counted": "Contado: {{moment}}, y de nuevo cada diez minutos como máximo.",
  "trust.asData": "Obtener las cifras (JSON)",
  "trust.nothing": "Nada aún.",
  "trust.share": "Proporción",
  "trust.postings": "Vacantes",
  "trust.openPostings": "Vacantes abiertas",
  "trust.freshness": "¿Qué tan recientes son las vacantes?",
  "trust.freshnessBody":
    "Vacantes abiertas, según el tiempo desde que alguien que lo sabe dijo que el empleo está abierto: su empresa, que lo confirmó aquí, o bien su fuente, que lo volvió a mostrar. Si una fuente nunca envía su lista completa, una vacante cuenta desde el día en que la vimos por primera vez.",
  "trust.age": "Última vez que se dijo",
  "trust.ageToday": "En el último día",
  "trust.ageRange": "Hace {{from}} a {{through}} días",
  "trust.ageOlder": "Hace {{from}} días o más",
  "trust.confirmed": "Confirmadas por su empresa",
  "trust.partOf": "{{part}} de {{whole}} ({{share}})",
  "trust.answers": "¿Quienes se postulan reciben respuesta?",
  "trust.answersBody":
    "Toda postulación a una organización que responde por sus vacantes aquí recibe una fecha. Estas son aquellas cuya respuesta se dio o venció en los últimos 90 días: la suma de los historiales que las organizaciones muestran en sus páginas. La espera se cuenta en días hábiles.",
  "trust.outcome": "Respuesta",
  "trust.applications": "Postulaciones",
  "trust.organizations": "Organizaciones",
  "trust.leftOut": "Postulaciones sin contar: su organización tiene menos de cinco y no muestra historial",
  "trust.books":
    "La página de cada organización tiene un enlace a los eventos de su historial, para que cualquiera pueda volver a contarlo.",
  "trust.promised": "Ver vacantes que prometen una respuesta",
  "trust.pay": "¿Las vacantes dicen cuánto pagan?",
  "trust.payBody":
    "Vacantes abiertas que indican un monto. Las publicadas aquí las escribió su organización, o se importaron y ella las reclamó después.",
  "trust.origin": "Origen",
  "trust.hosted": "Publicadas aquí",
  "trust.imported": "Importadas",
  "trust.stated": "Indican un monto",
  "trust.duplicates": "¿Cuántas vacantes están duplicadas?",
  "trust.duplicatesBody":
    "Varias fuentes muestran el mismo empleo. Una lista muestra una vacante por cada empleo y omite las demás.",
  "trust.inLists": "En listas",
  "trust.isListed": "Se muestran",
  "trust.isHidden": "Se omiten por duplicadas",
  "trust.clusters": "Empleos con duplicados",
  "trust.filters": "¿Se cumplen los filtros?",
  "trust.filtersBody":
    "Cada filtro se prueba solo, con cada valor que tienen las vacantes, en el índice que responde las búsquedas. Se comparan con sus registros hasta 100 vacantes de las que muestra una búsqueda. Aquí no se prueban palabras ni lugares.",
  "trust.comparison": "Vacantes mostradas",
  "trust.holds": "Cumplen el filtro",
  "trust.violates": "No lo cumplen",
  "trust.compared": "Comparadas",
  "trust.byFilter": "Por filtro",
  "trust.filter": "Filtro",
  "trust.searches": "Búsquedas",
  "trust.alerts": "¿Cuántos correos envían las alertas?",
  "trust.alertsBody":
    "Alertas de empleo activas, y los correos que salieron en los últimos 30 días. Cuando no hay nada nuevo, una alerta no envía nada; los registros no dicen con qué frecuencia pasó.",
  "trust.active": "Alertas activas",
  "trust.mails": "Correos enviados",
  "trust.perAlert": "Correos por alerta y semana",
  "trust.uptime": "¿Funciona?",
  "trust.uptimeBody":
    "Lo que el servidor sabe de sí mismo. No puede saber cuándo nadie podía llegar a él: para eso hace falta alguien que lo observe desde fuera.",
  "trust.processes": "Procesos en marcha",
  "trust.runningSince": "El más antiguo funciona desde",
  "trust.requests": "Qué pasó con las solicitudes",
  "trust.requestCount": "Solicitudes",
  "trust.answered": "Respondidas",
  "trust.failed": "Fallaron de nuestro lado",
  "trust.requestsSince": "Desde {{moment}}",
  "trust.more": "Ver también",
};
