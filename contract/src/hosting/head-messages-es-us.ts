import type { Translation } from "../messages/translation.ts";
import type { postingHeads as english } from "./head-messages.ts";

export const postingHeads: Translation<typeof english> = {
  "hosting.section.found": "Buscadores y enlaces compartidos",
  "hosting.hint.searchDescription":
    "Opcional, hasta 160 caracteres. Si lo dejas vacío, los buscadores reciben lo que indica la vacante.",
  "hosting.hint.cardTitle":
    "Opcional, hasta 70 caracteres. Si lo dejas vacío, la tarjeta lleva el título de la vacante.",
  "hosting.hint.cardText":
    "Opcional, hasta 120 caracteres. La tarjeta siempre muestra el salario, el lugar y tu promesa.",
  "hosting.charactersLeft_one": "Queda {{count}} carácter",
  "hosting.charactersLeft_other": "Quedan {{count}} caracteres",
  "hosting.field.searchDescription": "Descripción para buscadores",
  "hosting.field.cardTitle": "Título de la tarjeta que muestran los enlaces",
  "hosting.field.cardText": "Texto de esa tarjeta",
  "hosting.field.client": "Cliente",
};
