/**
 * Words that Spanish sentences about work are made of, without accents: function words, verb forms, days, and what
 * people ask for. None is likely to be a misspelled English word. Written by us. Titles aren't here: the occupation
 * graph has them.
 */
const words = new Set(
  `
  ahora algo alguien alguna algunas alguno algunos antes aqui aquel aquella asi aun aunque bajo bastante bien cada casi cerca
  como con contra cosa cosas cual cuales cualquier cuando cuanto cuantos cuyo desde despues donde durante ella ellas ellos
  entonces entre eres esas esos esta estan estar estas este esto estos estoy fuera gracias hacia hasta hola igual incluso
  lejos luego mas mejor mejores menos mientras mismo misma mucha muchas mucho muchos nada nadie ninguna ninguno
  nosotros nueva nuevas nuevo nuevos nunca otra otras otro otros para pero poco pocos porque primer primera primero pronto
  pues quien quienes segun segunda segundo siempre sino sobre solamente solo tambien tampoco tanto tercer tercera tercero
  tengo tiene tienen toda todas todavia todo todos unas unos usted ustedes varias varios

  acepta aceptan aprender ayuda ayudar busca buscando buscar busco buscan cocinar conseguir contraten contratando contratan
  contratar cuidar debe deben empezar encontrar ensena ensenan entrenan estudiar estudio exija exijan ganar gano gustaria
  haber habla hablar hablan hable hablen hablo hace hacen hacer hago hay ofrece ofrecen ofrezca ofrezcan paga pagada pagadas pagado pagados
  pagan pagar pague paguen pagen permite permitan pida pidan piden podria poder puede pueden puedo quiere quieren quiero
  queda quede requiere requieren requiera requieran sea sean sepa sepan saber siendo solicita solicitan somos tenga tengan tener
  trabaja trabajan trabajando trabajar trabaje vende vender vive vivir vivo limpiar manejar necesita necesitan necesitar
  necesito necesite necesiten

  lunes martes miercoles jueves viernes sabado sabados domingo domingos enero febrero marzo abril mayo junio julio agosto
  septiembre octubre noviembre diciembre hoy ayer manana mananas tarde tardes noche noches dia dias semana semanas semanal
  mes meses ano anos hora horas fin fines festivos feriados vacaciones

  uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince veinte treinta cuarenta cincuenta cien mil

  barrio beneficio beneficios bono bonos camion carro carros casa ciudad comida condado contrato dinero dolar dolares edad
  efectivo empleo empleos empresa empresas entrada espanol estado experiencia familia fijo frances gente hombre hombres
  hogar horario horarios idioma ingles inmediata inmediato joven jovenes jubilados licencia lugar medio mujer mujeres ninos
  noche oficina ofertas comision comisiones supermercado supermercados pago pagos papeles permiso persona personas primaria propina propinas puesto puestos secundaria
  seguro seguros sueldo sueldos tiempo trabajo trabajos transporte turno turnos vacante vacantes visa zona
  certificado certificada centavo centavos estudiante estudiantes herramienta herramientas latino latinos pieza piezas propia propias propio propios
  fabrica kilometros milla millas planta previa diurno matutino nocturno vespertino completo parcial temporal temporada permanente remoto urgente diario diaria quincenal
  `
    .trim()
    .split(/\s+/),
);

/** Whether a word is common in Spanish sentences, with or without its accents: "pague", "días", "dias". */
export function isSpanishWord(word: string): boolean {
  return words.has(word.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, ""));
}
