import type { Translation } from "../messages/translation.ts";
import type { organizationDetails as english } from "./details-messages.ts";

export const organizationDetails: Translation<typeof english> = {
  "organizationDetails.title": "Datos de {{organization}}",
  "organizationDetails.short": "Datos",
  "organizationDetails.readers": "Lo que ve el público",
  "organizationDetails.about": "Sobre la organización",
  "organizationDetails.aboutHint": "Texto sin formato. Aparece en tu página y junto a tu historial.",
  "organizationDetails.site": "Sitio web",
  "organizationDetails.siteHint": "Opcional. Empieza con https:// o http://.",
  "organizationDetails.conflict": "Alguien más guardó estos datos mientras los editabas.",
  "organizationDetails.logo": "Logo",
  "organizationDetails.logoFile": "Imagen",
  "organizationDetails.logoOf": "Logo de {{organization}}",
  "organizationDetails.logoHint":
    "PNG, JPEG o WebP, de hasta 10 MB. Aparece en tu página, y los buscadores lo muestran con tus vacantes.",
  "organizationDetails.saveFirst":
    "Guarda el texto de arriba antes de cambiar el logo. Si no, se pierde lo que escribiste ahí.",
  "organizationDetails.noLogo": "Aún no hay logo.",
  "organizationDetails.upload": "Subir",
  "organizationDetails.remove": "Quitar el logo",
  "organizationDetails.page": "Ver tu página",
  "organizationDetails.logoSaved": "El logo se guardó.",
  "organizationDetails.logoRemoved": "El logo se quitó.",
  "validation.siteInvalid": "Escribe una dirección como https://example.com",
  "validation.pictureRequired": "Primero elige una imagen",
};
