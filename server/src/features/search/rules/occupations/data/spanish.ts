/**
 * What Spanish speakers in the United States call common jobs, beyond the titles that the families already have.
 * Written by us. `Family: title, title`. Fields of work ("limpieza", "mudanzas") stand for those who do it.
 */
export const spanish = `
Accountant: contadora, contabilidad, contador publico, contadora publica
Administrative Assistant: asistente administrativo, asistente administrativa, auxiliar administrativo, auxiliar administrativa
Arborist: podador de arboles, poda de arboles
Assembler: ensambladora, armador
Auto Body Technician: hojalatero, hojalateria
Automotive Technician: mecanico, mecanica, mecanico automotriz, mecanico de autos
Baker: panaderia, ayudante de panadero
Bank Teller: cajero de banco, cajera de banco
Barber: barbero, barbera
Bartender: barman, cantinera
Billing Specialist: facturacion
Busser: ayudante de mesero, garrotero
Butcher: carniceria
Car Salesperson: vendedor de autos, vendedor de carros
Caregiver: cuidado de ancianos, cuidador de ancianos, cuidadora de ancianos, cuidado de adultos mayores, cuidando ancianos, cuidar ancianos
Carpenter: carpintera, carpinteria
Carpet Cleaner: limpieza de alfombras
Certified Nursing Assistant: auxiliar de enfermeria, asistente de enfermeria
Chauffeur: chofer, chofer privado, chofer particular
Child Care Worker: guarderia, trabajo en guarderia
Concrete Finisher: concretero, cementero
Construction Supervisor: supervisor de construccion, capataz, capataz de construccion
Construction Worker: construccion, ayudante de construccion, obrero de construccion, trabajador de construccion, peon de construccion
Cook: cocinero de linea, cocinera de linea, cocinero de parrilla, cocinera de parrilla, parrillero, parrillera, taquero, taquera, cocinando
Customer Service Representative: atencion al cliente, servicio al cliente, representante de servicio al cliente, operador telefonico, operadora telefonica
Debt Collector: cobranza, cobranzas
Delivery Driver: chofer, repartidora, entregas, repartidor de comida, chofer de reparto, chofer de entregas
Demolition Worker: demolicion
Dental Assistant: asistente dental
Diesel Mechanic: mecanico diesel, mecanico de diesel, mecanico de camiones
Dispatcher: despachador, despachadora
Dressmaker: modista de ropa, costura
Dry Cleaner: tintoreria
Drywall Installer: tablaroca, tablaroquero, tablaroqueros, instalador de tablaroca, drywallero
Electrician: ayudante de electricista, perito electricista, electricista perito
Electronics Assembler: ensamblador de electronica
English Teacher: maestro de ingles, maestra de ingles, profesor de ingles, profesora de ingles
Farm Worker: piscador, piscadora, pizcador, pizcadora, pisca, pizca, pisca de uva, pizca de uva, pisca de fruta, pizca de fruta, trabajo de campo, trabajador del campo, cosecha, cosechador, cosechadora
Flooring Installer: instalador de pisos, pisero
Florist: florista, floreria
Food Service Worker: comida rapida, trabajo de restaurante, trabajo en restaurante
Forklift Operator: montacarguista, montacargas, operador de montacarga, manejador de montacargas, manejando montacargas, manejar montacargas
Glazier: vidriero
Handyman: ayudante general, todologo
Heavy Equipment Operator: maquinaria pesada, operador de maquinaria pesada, operador de equipo pesado, cargador frontal, operador de cargador frontal
Home Health Aide: cuidador a domicilio, cuidadora a domicilio, asistente de salud en el hogar, cuidado en casa
House Cleaner: limpieza, limpieza de casas, limpieza de hogar, empleada domestica, trabajadora domestica, empleada del hogar, domestica, limpia casas, limpiando casas, limpiar casas
Housekeeper: limpieza, recamarera, recamarero, camarista, mucama, ama de llaves, limpieza de hoteles, limpieza de cuartos
HR Generalist: recursos humanos
HVAC Technician: tecnico de hvac, tecnico hvac, tecnico de aire acondicionado, tecnico en refrigeracion, aire acondicionado
Inventory Clerk: inventario, inventarios
IT Support Specialist: soporte tecnico, tecnico de computadoras, tecnico en computadoras
Janitor: limpieza, limpieza de oficinas, personal de limpieza, auxiliar de limpieza, limpiador, limpiadora, intendencia, aseo, conserje, limpiando oficinas, limpiar oficinas
Kindergarten Teacher: maestra de kinder, maestro de kinder
Kitchen Helper: lavaplatos, ayudante de cocina, lava platos, auxiliar de cocina, lavando platos, lavar platos
Landscaper: jardineria, yardero, corta de cesped, cortando cesped, cortar cesped, cortando pasto
Laundry Worker: lavanderia, planchador, planchadora, lavandera, lavandero
Legal Assistant: asistente legal
Licensed Practical Nurse: enfermera practica, enfermero practico
Lifeguard: salvavidas
Locksmith: cerrajero, cerrajeria
Machine Operator: operador de maquina, operador de maquinas, operadora de maquina
Maintenance Technician: mantenimiento, mantenimiento de edificios, tecnico de mantenimiento, ayudante de mantenimiento
Manufacturing Engineer: ingeniero de manufactura, ingeniera de manufactura
Medical Assistant: asistente medico, asistente medica
Medical Biller: facturacion medica
Medical Receptionist: recepcionista medica, recepcionista medico, recepcionista de consultorio
Mover: mudanzas, mudancero, ayudante de mudanzas
Nail Technician: manicurista, tecnica de uñas, tecnico de uñas, uñas
Nanny: niñera, nana, cuidado de niños, cuidador de niños, cuidadora de niños, cuidar niños, niñero, cuidando niños
Office Assistant: asistente de oficina, auxiliar de oficina
Office Clerk: oficinista
Painter: pintura de casas, pintor de casas, pintando casas
Payroll Specialist: nomina, nominas
Pest Control Technician: fumigador, fumigacion, control de plagas
Pipefitter: tubero
Plumber: ayudante de plomero, plomeria
Pool Technician: limpieza de albercas, limpieza de piscinas, alberquero, piscinero
Preschool Teacher: maestra de preescolar, maestro de preescolar, educadora de preescolar
Printing Press Operator: operador de imprenta, prensista, imprenta
Production Supervisor: supervisor de produccion, supervisora de produccion
Production Worker: operario, operaria, operario de produccion, obrero de fabrica, trabajo de fabrica, trabajo en fabrica, trabajador de fabrica, trabajadora de fabrica, fabrica, maquila
Quality Inspector: control de calidad, inspector de calidad, inspectora de calidad
Real Estate Agent: agente de bienes raices, bienes raices
Recruiter: reclutadora, reclutamiento
Registered Nurse: enfermera graduada, enfermero graduado
Restaurant Host: anfitriona, anfitrion
Retail Sales Associate: vendedora de tienda, vendedor de tienda, dependienta, dependiente
Roofer: rufero, roofero, techos
School Bus Driver: chofer de autobus escolar, conductor de autobus escolar
Security Guard: guardia, guardia de seguridad, seguridad privada
Server: mesera, mesero, camarera de restaurante
Sewing Machine Operator: operador de maquina de coser, costurero
Slaughterhouse Worker: empacador de carne, empacadora de carne, empacadora de pollo
Social Media Manager: redes sociales
Software Engineer: desarrollador, desarrolladora, programador, programadora
Solar Installer: instalador de paneles solares, paneles solares
Stock Associate: acomodador, acomodador de mercancia, surtidor, surtidora
Teaching Assistant: ayudante de maestro, ayudante de maestra
Tile Setter: azulejero, instalador de azulejo
Truck Driver: chofer, trailero, troquero, troquera, trocero, chofer de trailer, chofer de camion, manejando camion, manejar camion, manejando trailer
Vehicle Cleaner: lavacarros, lava carros, lavador de carros, lavador de autos, lavado de autos, lavado de carros, lavando carros, lavar carros
Veterinary Assistant: asistente veterinario, asistente veterinaria, asistente de veterinario
Warehouse Manager: supervisor de bodega, supervisora de bodega, supervisor de almacen, gerente de bodega, encargado de bodega
Warehouse Worker: bodega, bodeguero, almacen, trabajo de bodega, empacadora, empaque, empaquetador, trabajador de almacen, carga y descarga, cargador, cargadores, cargador de camiones
Waste Collector: recolector de basura, basurero
Welder: soldadura, ayudante de soldador
`;
