/**
 * What Spanish speakers in the United States call common jobs, beyond the titles that the families already have.
 * Written by us. `Family: title, title`. Fields of work ("limpieza", "mudanzas") stand for those who do it.
 */
export const spanish = `
Accountant: contadora, contabilidad
Automotive Technician: mecanico, mecanica, mecanico automotriz, mecanico de autos
Bank Teller: cajero de banco, cajera de banco
Barber: barbero, barbera
Bartender: barman, cantinera
Caregiver: cuidado de ancianos, cuidador de ancianos, cuidadora de ancianos, cuidado de adultos mayores
Carpenter: carpintera, carpinteria
Cook: cocinero de linea, cocinera de linea
Construction Worker: construccion, ayudante de construccion, obrero de construccion, trabajador de construccion, peon de construccion
Customer Service Representative: atencion al cliente, servicio al cliente, representante de servicio al cliente
Delivery Driver: chofer, repartidora, entregas, repartidor de comida, chofer de reparto
Dressmaker: modista de ropa
Drywall Installer: tablaroca, instalador de tablaroca, drywallero
Farm Worker: piscador, piscadora, pizcador, pizcadora, pisca, pizca, pisca de uva, pizca de uva, pisca de fruta, pizca de fruta, trabajo de campo, trabajador del campo, cosecha
Flooring Installer: instalador de pisos, pisero
Forklift Operator: montacarguista, montacargas, operador de montacarga, manejador de montacargas
Handyman: ayudante general, todologo
House Cleaner: limpieza, limpieza de casas, limpieza de hogar, empleada domestica, trabajadora domestica, empleada del hogar, domestica, limpia casas
Housekeeper: limpieza, recamarera, recamarero, camarista, mucama, ama de llaves, limpieza de hoteles, limpieza de cuartos
Janitor: limpieza, limpieza de oficinas, personal de limpieza, auxiliar de limpieza, limpiador, limpiadora, intendencia, aseo, conserje
HVAC Technician: tecnico de hvac, tecnico hvac, tecnico de aire acondicionado, tecnico en refrigeracion, aire acondicionado
Kitchen Helper: lavaplatos, ayudante de cocina, lava platos, auxiliar de cocina
Landscaper: jardineria, yardero, corta de cesped
Laundry Worker: lavanderia, planchador, planchadora
Maintenance Technician: mantenimiento, mantenimiento de edificios, tecnico de mantenimiento
Medical Receptionist: recepcionista medica, recepcionista medico, recepcionista de consultorio
Mover: mudanzas, mudancero, ayudante de mudanzas
Nanny: niñera, nana, cuidado de niños, cuidador de niños, cuidadora de niños, cuidar niños
Painter: pintura de casas, pintor de casas
Production Worker: operario, operaria, operario de produccion, obrero de fabrica, trabajo de fabrica
Retail Sales Associate: vendedora de tienda, vendedor de tienda, dependienta, dependiente
Roofer: rufero, roofero, techos
Security Guard: guardia, guardia de seguridad, seguridad privada
Server: mesera, mesero, camarera de restaurante
Software Engineer: desarrollador, desarrolladora, programador, programadora
Chauffeur: chofer, chofer privado, chofer particular
Teaching Assistant: ayudante de maestro, ayudante de maestra
Truck Driver: chofer
Vehicle Cleaner: lavacarros, lava carros, lavador de carros, lavador de autos
Warehouse Worker: bodega, bodeguero, almacen, trabajo de bodega, empacadora, empaque, empaquetador, trabajador de almacen
`;
