import type { Translation } from "../translation.ts";
import type { errors as english } from "./errors.ts";

export const errors: Translation<typeof english> = {
  "connectivity.slow": "Está tardando más de lo esperado. Espera un momento.",
  "connectivity.reconnecting": "Se perdió la conexión. Reconectando...",
  "error.apiUnavailable":
    "Ocurrió un error que impide cargar la aplicación. Revisa tu conexión a internet y actualiza o vuelve a cargar la página para resolverlo.",
  "error.unexpected": "Ocurrió un error inesperado.",
  "error.tryAgainOrContactSupport": "Ocurrió un error inesperado, intenta de nuevo o contacta a soporte",
  "error.failed": "Eso no funcionó",
  "error.backToPage": "Volver a la página",
  "error.unexpectedErrorSubject": "Error inesperado",
  "error.unexpectedErrorDetails":
    "¿Qué estabas haciendo cuando ocurrió esto?\n\n\nEstas líneas nos ayudan a encontrar la causa.\nReporte: {{id}}\nEvento: {{eventId}}\nError: {{error}}\nPágina: {{location}}\nTítulo: {{title}}\nNavegador: {{userAgent}}\nPantalla: {{screenWidth}} x {{screenHeight}}\nVersión: {{version}}",
  "error.unknown": "Error desconocido",
  "error.requestFailed": "La solicitud falló con el estado {{status}}.",
  "error.reportedAs": "Este error está reportado con el número {{id}}. Menciónalo cuando escribas a soporte.",
  "error.invalidResumeUploadMethod": "Método de carga de currículums no válido",
  "error.allowedResumeUploadMethods": "Valores permitidos: {{allowed}}.",
  "landing.title": "No hay ninguna página en esta dirección",
  "landing.body": "Puede que la dirección esté mal escrita o ya no exista. Desde aquí puedes buscar empleo.",
};
