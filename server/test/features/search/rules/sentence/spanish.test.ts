import { describe, expect, test } from "vitest";
import { isEverydayWord } from "../../../../../src/features/search/rules/everyday-words.ts";
import { sameAs } from "../../../../../src/features/search/rules/same-words.ts";
import { asked, parse, written } from "./sentence.ts";

describe("a Spanish sentence is read like its English counterpart", () => {
  test.each([
    [
      "trabajo de fin de semana en Phoenix que pague más de 20 dólares por hora",
      "wish weekends=yes | place Phoenix, AZ | pay 20/hour",
    ],
    ["cocinero que paguen más de 18", "title Cook | pay 18/hour"],
    ["cocinero o mesero en houston", "title Cook | title Server | place Houston, TX"],
    ["trabajos en la construccion", "title Construction Worker"],
    ["la limpieza", "title Housekeeper or Janitor or House Cleaner"],
    ["la construccion y la demolicion", "title Construction Worker | title Demolition Worker"],
    ["tecnico de uñas", "title Nail Technician"],
    ["soy de colombia busco trabajo en new jersey", "place New Jersey"],
    ["trabajo para señora mayor medio tiempo", "wish schedules=part"],
    ["cuidadora de niños en mi casa", "title Child Care Worker or Nanny | text en mi casa"],
    ["facturacion medica", "title Medical Biller"],
    ["cargador frontal", "title Heavy Equipment Operator"],
    ["soy enfermera busco trabajo", "title Registered Nurse"],
    ["necesito que me den trabajo de mesero", "title Server"],
    ["tengo experiencia como soldador", "title Welder"],
    ["panadero de madrugada", "title Baker | wish shifts=night"],
    ["cajero se habla español", "title Cashier | wish languages=Spanish"],
    ["alguien que contrate sin experiencia", "wish experience=none"],
    ["lugares contratando en el bronx", "place Bronx, NY"],
    ["maestra de preescolar", "title Preschool Teacher"],
    ["trabajo limpiando casas", "title House Cleaner"],
    ["supervisora de bodega", "title Warehouse Manager"],
    ["mecanico diesel", "title Diesel Mechanic"],
    ["troquero en laredo", "title Truck Driver | place Laredo, TX"],
    ["que me paguen más de 25 la hora", "pay 25/hour"],
    ["empleo donde paguen arriba de 1000 por semana", "pay 1000/week"],
    ["técnico de hvac", "title HVAC Technician"],
    ["técnico de aire acondicionado houston", "title HVAC Technician | place Houston, TX"],
    ["trabajos remotos para estudiantes", "remote only"],
    ["cocinero que pague bien", "title Cook"],
    ["manejador de montacargas", "title Forklift Operator"],
    ["empacador primer turno", "title Hand Packer | wish shifts=day"],
    ["empacador segundo turno", "title Hand Packer | wish shifts=evening"],
    ["bodega tercer turno", "title Warehouse Worker | wish shifts=night"],
    ["trabajo de lunes a viernes en Dallas", "wish weekends=no | place Dallas, TX"],
    ["cocinero sin trabajar domingos", "title Cook | wish weekends=no"],
    ["cocinero entre semana", "title Cook | wish weekends=no"],
    ["cajera sábados y domingos", "title Cashier | wish weekends=yes"],
    ["cajera descanso sábado y domingo", "title Cashier | wish weekends=no"],
    ["cajera con domingos libres", "title Cashier | wish weekends=no"],
    ["construccion no experiencia", "title Construction Worker | wish experience=none"],
    ["busco chamba de cocinero por favor", "title Cook"],
    ["trabajos para menores de edad en dallas", "place Dallas, TX"],
    ["trabajo en el campo", "text trabajo en el campo"],
    ["chofer con licencia cdl clase a", "title Truck Driver or Delivery Driver or Chauffeur | skill CDL"],
    ["patrocinio de visa", "wish sponsorship=yes"],
    ["enfermera con seguro medico", "title Registered Nurse | text con seguro medico"],
    ["cocinero español e inglés", "title Cook | wish languages=Spanish | wish languages=English"],
    ["niñera que hable español", "title Nanny | wish languages=Spanish"],
    ["trabajos que no requieran experiencia", "wish experience=none"],
    ["no quiero trabajar de noche", "not noche"],
    ["no quiero trabajar fines de semana", "wish weekends=no"],
    ["no fabrica ni bodega", "not fabrica or bodega"],
    ["no ventas, limpieza o cocina", "not ventas or limpieza or cocina"],
    ["cajero tardes", "title Cashier | wish shifts=evening"],
    ["programador desde méxico", "title Software Engineer | place Mexico"],
    ["trabajo para señora de 50 años limpieza", "title Housekeeper or Janitor or House Cleaner"],
    ["texas menos houston", "place Texas | not Houston, TX"],
    ["excepto houston", "not Houston, TX"],
    ["que paguen mas de 15 y no sea de noche", "pay 15/hour | not noche"],
    ["cocinero inglés no requerido", "title Cook | text inglés no requerido"],
    ["cocinero experiencia no necesaria", "title Cook | wish experience=none"],
    ["solo de día", "wish shifts=day"],
    ["cocinero no remoto", "title Cook | remote exclude"],
    ["menos de 30 horas por semana", "wish schedules=part"],
    ["cajera sin noches", "title Cashier | not noches"],
    ["cajera no tengo licencia", "title Cashier | text no tengo licencia"],
    ["trabajo de lunes a viernes de 8 a 5", "wish weekends=no | wish shifts=day"],
    ["de las 9 a las 5", "wish shifts=day"],
    ["menos de 20 millas de phoenix", "place Phoenix, AZ/20"],
    ["dónde hay trabajo de cocinero", "title Cook"],
    ["quién está contratando en miami", "place Miami, FL"],
    ["niñera de entrada por salida", "title Nanny"],
    ["recepcionista médica", "title Medical Receptionist"],
    ["pisca de uva", "title Farm Worker"],
    ["vendedor a comision", "title Sales Representative | text a comision"],
    ["cocinero sin experiencia previa", "title Cook | wish experience=none"],
    ["cajera de 8am a 5pm", "title Cashier | wish shifts=day"],
    ["enfermera a menos de 10 millas de Dallas", "title Registered Nurse | place Dallas, TX/10"],
    ["enfermera a 20 minutos de Dallas", "title Registered Nurse | place Dallas, TX/20"],
    ["medico en Dallas", "title Physician | place Dallas, TX"],
    ["cocinero publicado esta semana", "title Cook | age 7"],
    ["cajera en las mañanas", "title Cashier | wish shifts=day"],
    ["cajera por la tarde", "title Cashier | wish shifts=evening"],
    ["cajera en la noche", "title Cashier | wish shifts=night"],
    ["cocinero que paguen semanal", "title Cook | wish payday=weekly"],
    ["pintor pago por dia", "title Painter | wish payday=daily"],
    ["bodega no fines de semana", "title Warehouse Worker | wish weekends=no"],
    ["cocinero con 3 años de experiencia", "title Cook"],
    ["cocinero sin papeles", "title Cook"],
    [
      "bodega en inglaterra o alemania",
      "title Warehouse Worker | place England, United Kingdom | place Germany",
    ],
    ["trabajos en casa", "remote only"],
    ["repartidor con carro propio", "title Delivery Driver"],
    ["trabajo de medio tiempo para estudiantes", "wish schedules=part"],
    ["trabajos pa latinos en miami", "place Miami, FL"],
    ["vacantes de cocinero de los últimos 3 días", "title Cook | age 3"],
  ])("%s", (sentence, chips) => expect(written(parse(sentence))).toBe(chips));

  test.each([
    "no hablo ingles",
    "no ingles",
    "sin saber inglés",
    "donde no pidan ingles",
    "que no requiera inglés",
  ])("%s asks for what needs no English", (saying) => {
    expect(asked(parse(`limpieza ${saying}`))).toBe("limpieza sin inglés");
    expect(sameAs("sin inglés")).toContain("no english needed");
  });

  test.each(["que no sea de noche", "no de noche"])(
    "%s excludes what English postings call nights",
    (said) => {
      expect(parse(`bodega ${said}`).exclude).toEqual(expect.arrayContaining(["noche", "nights"]));
      expect(parse(`bodega ${said}`).wishes).toBeUndefined();
    },
  );

  test("soy is food in an English sentence", () => {
    expect(asked(parse("soy sauce factory"))).toBe("soy sauce factory");
    expect(asked(parse("soy cocinero"))).toBe("cocinero");
  });

  test("health insurance is looked for in both languages", () => {
    expect(parse("trabajo con seguro médico").clauses).toMatchObject([
      { word: "seguro médico", synonyms: expect.arrayContaining(["health insurance"]), known: true },
    ]);
  });
});

test.each(["pague", "paguen", "primer", "lunes", "seguro", "días", "dias", "quiero", "Hoy"])(
  "%s is spelled right, not a misspelled English word",
  (word) => expect(isEverydayWord(word)).toBe(true),
);

test.each(["recepcionist", "mecanic", "casheir", "manger"])("%s is no Spanish word", (word) => {
  expect(parse(word).clauses).not.toMatchObject([{ known: true }]);
});
