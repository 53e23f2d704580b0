import type { Translation } from "../messages/translation.ts";
import type { exchange as english } from "./messages.ts";

export const exchange: Translation<typeof english> = {
  "careers.title": "Puestos abiertos en {{organization}}",
  "careers.none": "No hay puestos abiertos en este momento.",
  "careers.all_one": "Ver el puesto abierto",
  "careers.all_other": "Ver los {{count}} puestos abiertos",
  "applyButton.apply": "Postularme con Candor",
  "applyButton.note": "Darle seguimiento con Candor",
  "sources.title": "Vacantes de otros sitios",
  "sources.hint":
    "Da la dirección de tu tablero de Greenhouse, Lever o Ashby, de un feed XML, RSS o Atom con todos tus empleos abiertos, o de tu página de empleos. La consultamos cada pocas horas y seguimos lo que cambia. Lo que editas aquí se queda como lo escribiste.",
  "sources.proved":
    "Sus vacantes aparecen como importadas hasta que las confirmas. Las filas que nombran otra organización se rechazan.",
  "sources.unproved":
    "Nadie ha demostrado aún que habla por esta organización, así que sus vacantes llegan como borradores que solo tú ves. Publícalas una por una.",
  "sources.off":
    "La administración de este servidor no ha permitido llamadas a direcciones externas, así que no se puede consultar nada.",
  "sources.none": "Aún no hay ninguna fuente conectada.",
  "sources.url": "Dirección del tablero, feed o página de empleos",
  "sources.urlHint": "Por ejemplo https://boards.greenhouse.io/yourcompany",
  "sources.connect": "Conectar",
  "sources.connected": "La fuente está conectada. Su primera consulta empieza ahora.",
  "sources.kind.greenhouse": "Greenhouse",
  "sources.kind.lever": "Lever",
  "sources.kind.ashby": "Ashby",
  "sources.kind.site": "Feed o página de empleos",
  "sources.open_one": "{{count}} vacante abierta.",
  "sources.open_other": "{{count}} vacantes abiertas.",
  "sources.next": "Próxima consulta: {{moment}}.",
  "sources.paused": "En pausa desde el {{date}}. Sus vacantes se quedan como están.",
  "sources.failing_one": "La última consulta falló. Volvemos a intentarlo, pero con menos frecuencia.",
  "sources.failing_other":
    "Las últimas {{count}} consultas fallaron. Volvemos a intentarlo, pero con menos frecuencia.",
  "sources.held_one":
    "{{count}} vacante desapareció de golpe de la fuente. No cerramos nada, porque puede ser un error de allá. ¿De verdad terminó?",
  "sources.held_other":
    "{{count}} vacantes desaparecieron de golpe de la fuente. No cerramos nada, porque puede ser un error de allá. ¿De verdad terminaron?",
  "sources.allowClosings_one": "Cerrar la vacante",
  "sources.allowClosings_other": "Cerrar las {{count}} vacantes",
  "sources.closingsAllowed":
    "Estamos consultando la fuente de nuevo. Las vacantes que ya no están en ella se cerrarán.",
  "sources.fetch": "Consultar ahora",
  "sources.fetching":
    "Se está consultando la fuente. Vuelve a cargar la página en un momento para ver lo que llegó.",
  "sources.pause": "Pausar",
  "sources.pausedNow": "La fuente está en pausa.",
  "sources.resume": "Reanudar",
  "sources.resumed": "Estamos consultando la fuente de nuevo.",
  "sources.remove": "Quitar",
  "sources.removeNow": "Quitar esta fuente",
  "sources.removeHint": "Las vacantes que nadie confirmó se cerrarán. Las demás siguen siendo tuyas.",
  "sources.removed": "La fuente se quitó.",
  "sources.fetches": "Últimas consultas",
  "sources.noFetches": "Aún sin consultar.",
  "sources.outcome.read": "Leída",
  "sources.outcome.held": "Leída, pero no se cerró nada",
  "sources.outcome.unchanged": "Nada nuevo",
  "sources.outcome.failed": "Falló",
  "sources.counts":
    "{{offered}} ofrecidas: {{added}} nuevas, {{updated}} cambiadas, {{unchanged}} como antes, {{closed}} cerradas",
  "sources.refused_one": "Se rechazó {{count}} fila",
  "sources.refused_other": "Se rechazaron {{count}} filas",
  "sources.omitted_one": "Se omitió {{count}} valor",
  "sources.omitted_other": "Se omitieron {{count}} valores",
  "sources.refusedRow": "Fila {{row}}: {{reason}}",
  "sources.refusedMore": "Se muestran las primeras {{count}}.",
  "mail.closingsHeldSubject": "¿Terminaron estas vacantes? Tu fuente en {{host}}",
  "mail.closingsHeldBody_one":
    "{{count}} vacante desapareció de golpe de tu fuente en {{host}}. No cerramos nada, porque puede ser un error de allá.",
  "mail.closingsHeldBody_other":
    "{{count}} vacantes desaparecieron de golpe de tu fuente en {{host}}. No cerramos nada, porque puede ser un error de allá.",
  "mail.closingsHeldAsk":
    "Si terminaron, dilo en la página de tus conexiones y se cierran. Si no, revisa la fuente.",
  "mail.sourceFailingSubject": "No podemos leer tu fuente en {{host}}",
  "mail.sourceFailingBody":
    "Las últimas {{count}} consultas de la fuente en {{host}} fallaron. Las vacantes de {{organization}} que llegaron de ella se quedan como están. Seguimos intentando, pero con menos frecuencia. Esto es lo que salió mal:",
  "mail.sourceFailingFix": "En cuanto una consulta funcione, todo se sigue de nuevo.",
  "mail.sourceLink": "Ver tus conexiones",
  "problem.sourceKnown": "Esta dirección ya está conectada",
  "problem.sourcePaused": "La fuente está en pausa. Reanúdala primero.",
  "problem.sourceRefused": "Escribe una dirección de internet pública",
  "problem.sourceWaits":
    "Se consultó hace un momento, o su servidor nos pidió esperar. Intenta de nuevo después del {{time}}.",
  "problem.tooManySources":
    "Una organización puede tener {{most}} fuentes como máximo. Quita una que ya no necesites.",
};
