import type { Translation } from "../messages/translation.ts";
import type { decisions as english } from "./decision-messages.ts";

export const decisions: Translation<typeof english> = {
  "decisionDue.due": "La decisión se espera a más tardar el {{date}}.",
  "decisionDue.overdue": "La decisión está atrasada desde el {{date}}.",
  "decisionDue.listDue": "Decisión para el {{date}}, {{distance}}",
  "decisionDue.listOverdue": "Decisión atrasada desde el {{date}}",
  "decisionDue.meeting_one": "Es {{count}} día después de la entrevista del {{since}}.",
  "decisionDue.meeting_other": "Son {{count}} días después de la entrevista del {{since}}.",
  "decisionDue.stage_one": "Es {{count}} día después de pasar a la etapa de entrevista el {{since}}.",
  "decisionDue.stage_other": "Son {{count}} días después de pasar a la etapa de entrevista el {{since}}.",
  "decisionDue.promised": "{{organization}} prometió una decisión para entonces.",
  "decisionDue.law": "Lo exige la ley:",
  "decisionDays.title": "Decisiones después de entrevistas",
  "decisionDays.lead":
    "Quienes se postulan ven para cuándo decides, y la administración de este sitio ve qué decisiones están atrasadas. Si una ley fija una fecha anterior, cuenta esa.",
  "decisionDays.days": "Decidimos, como máximo, en este número de días después de una entrevista",
  "decisionDays.hint": "De 1 a {{most}}. Déjalo vacío para no prometer nada.",
  "decisionDays.set": "Fijar la promesa",
  "validation.decisionDays": "Escribe un número entero de 1 a 90, o nada",
  "overdueDecisions.title": "Decisiones atrasadas después de entrevistas",
  "overdueDecisions.lead":
    "Leyes como la de Ontario obligan solo a empresas de cierto tamaño. Candor no sabe cuántas personas tiene una empresa.",
  "overdueDecisions.none": "No hay decisiones atrasadas.",
  "overdueDecisions.first": "Las {{shown}} con más atraso, de {{count}}:",
  "overdueDecisions.application": "Postulación {{id}}, {{title}}",
};
