import type { Translation } from "../messages/translation.ts";
import type { adminNews as english } from "./messages.ts";

export const adminNews: Translation<typeof english> = {
  "adminNews.title": "Novedades",
  "adminNews.lead":
    "Cualquiera puede leer un artículo en cuanto lo publicas. Los feeds y los buscadores también lo encuentran.",
  "adminNews.write": "Escribir un artículo",
  "adminNews.published": "Publicados",
  "adminNews.articleTitle": "Título",
  "adminNews.summary": "Resumen",
  "adminNews.summaryHint": "Una o dos oraciones para la lista de novedades y para los buscadores.",
  "adminNews.text": "Texto",
  "adminNews.textHint":
    "Una línea en blanco comienza un párrafo. O escribe HTML: se conservan los encabezados, las listas, los enlaces y el énfasis.",
  "adminNews.publish": "Publicar",
  "adminNews.wasPublished": "El artículo está publicado.",
  "adminNews.edit": "Editar “{{title}}”",
  "adminNews.article": "El artículo",
  "adminNews.editHint": "Conserva su dirección y su fecha.",
  "adminNews.save": "Guardar",
  "adminNews.seePublic": "Como lo ve el público",
  "adminNews.remove": "Retirar el artículo",
  "adminNews.removeBody": "El artículo y su dirección desaparecen para siempre. Esto no se puede deshacer.",
  "adminNews.removeNow": "Retirarlo para siempre",
  "adminNews.removed": "El artículo se retiró.",
  "validation.articleTitleRequired": "Escribe un título",
  "validation.articleSummaryRequired": "Di en una oración de qué trata",
  "validation.articleTextRequired": "Escribe el texto del artículo",
};
