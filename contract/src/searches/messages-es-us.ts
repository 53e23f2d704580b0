import type { Translation } from "../messages/translation.ts";
import type { searches as english } from "./messages.ts";

export const searches: Translation<typeof english> = {
  "searches.keep": "Agregar a favoritas",
  "searches.kept": "En favoritas",
  "searches.stopKeeping": "Quitar",
  "searches.everything": "Todas las vacantes",
  "searches.lastMade": "Última búsqueda",
  "searches.mark": "Agregar a favoritas",
  "searches.markOne": "Agregar a favoritas: {{search}}",
  "searches.unmark": "Quitar de favoritas",
  "searches.unmarkOne": "Quitar de favoritas: {{search}}",
  "searches.forget": "Olvidar",
  "searches.forgetOne": "Olvidar: {{search}}",
  "searches.forgetRecent": "Olvidar todas las búsquedas recientes",
  "searches.noRecent": "Aquí aparecen las búsquedas que haces con la sesión iniciada.",
  "searches.noFavorites":
    "Agrega una búsqueda a tus favoritas arriba de sus resultados, y la encontrarás aquí.",
  "searches.nowKept": "Esta búsqueda ya está entre tus favoritas.",
  "feed.name": "Feeds",
  "feed.follow": "Seguir esta búsqueda:",
  "feed.deadlines": "Fechas límite ({{name}})",
  "feed.title": "Esta búsqueda como {{name}}",
  "feed.explained":
    "Esto es un feed: enumera lo nuevo, para programas. Copia su dirección en un lector de feeds, que entonces te muestra las entradas nuevas.",
  "feed.description": "Las vacantes que encuentra esta búsqueda, como las muestra Candor.",
};
