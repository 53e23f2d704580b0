/** Occupations of looks, sport, homes, cleaning, animals and protection; of our own writing. */
export const personalAndSecurity = `
# Beauty
Hair Stylist | hairdresser, hairstylist, cosmetologist, salon stylist, colorist hair, beautician, salon assistant, hair colorist, hair designer, shampoo assistant, wig maker | Barber, Esthetician, Nail Technician | de: friseur, friseurin; es: peluquero, peluquera, estilista; fr: coiffeur, coiffeuse; pt: cabeleireiro, cabeleireira
Barber | barbershop barber, master barber, men's hairdresser | Hair Stylist | es: barbero; fr: barbier; pt: barbeiro
Nail Technician | manicurist, nail tech, pedicurist, nail artist | Esthetician, Hair Stylist | es: manicurista; fr: prothésiste ongulaire; pt: manicure
Esthetician | aesthetician, skin care specialist, beauty therapist, waxer, lash technician, laser technician, medical esthetician, wax specialist, facialist, permanent makeup artist, spa attendant, brow artist, tattoo artist, body piercer | Nail Technician, Makeup Artist, Massage Therapist | de: kosmetiker, kosmetikerin; es: esteticista, cosmetóloga; fr: esthéticienne; pt: esteticista
Makeup Artist | make up artist, cosmetics artist, bridal makeup artist, mua, cosmetic counter manager | Esthetician, Hair Stylist | de: maskenbildner, visagist; es: maquillador, maquilladora; fr: maquilleur, maquilleuse; pt: maquiador, maquiadora
Salon Manager | spa manager, salon coordinator, spa coordinator, salon receptionist, spa receptionist, spa director | Hair Stylist, Retail Store Manager
# Sport and fitness
Fitness Instructor | personal trainer, fitness trainer, group fitness instructor, yoga instructor, yoga teacher, pilates instructor, gym instructor, fitness coach, spin instructor, aerobics instructor, certified personal trainer, zumba instructor, fitness specialist | Strength and Conditioning Coach, Sports Coach, Athletic Trainer | de: fitnesstrainer, personal trainer fitness; es: entrenador personal, instructor de yoga, monitor de gimnasio; fr: coach sportif, professeur de yoga; pt: personal trainer, instrutor de academia
Strength and Conditioning Coach | strength coach, performance coach sports, sports performance coach, sports scientist | Fitness Instructor, Athletic Trainer
Sports Coach | athletic coach, head coach, assistant coach, soccer coach, basketball coach, football coach, tennis coach, gymnastics coach, volleyball coach, baseball coach, golf instructor, golf professional, ski instructor, tennis instructor, martial arts instructor, athletic director, scout sports, track coach, cheer coach | Fitness Instructor, Physical Education Teacher | de: trainer sport, fußballtrainer; es: entrenador deportivo, entrenador de fútbol; fr: entraîneur sportif, éducateur sportif; pt: treinador esportivo, técnico de futebol
Athlete | professional athlete, football player, soccer player, jockey, referee, umpire, sports official, boxer, race car driver | Sports Coach, Fitness Instructor
Gym Manager | fitness manager, fitness director, health club manager, gym attendant, fitness center manager, membership advisor fitness, front desk gym, fitness studio manager | Fitness Instructor, Retail Store Manager
Life Coach | wellness coach life, personal coach, mindfulness coach, relationship coach | Mental Health Counselor, Fitness Instructor
# Cleaning and homes
Janitor | custodian, cleaner, office cleaner, commercial cleaner, school custodian, sanitation worker, porter, day porter, facility cleaner, building cleaner, cleaning technician, floor technician, night cleaner, janitorial worker, custodial worker, sanitation technician, head custodian, cleaning operative | House Cleaner, Housekeeper, Maintenance Technician | de: reinigungskraft, gebäudereiniger, putzkraft, putzfrau; es: limpiador, personal de limpieza, conserje; fr: agent d'entretien, agent de propreté, femme de ménage; pt: auxiliar de limpeza, faxineiro, zelador
House Cleaner | home cleaner, residential cleaner, cleaning lady, domestic helper, domestic worker, domestic cleaner, maid service cleaner | Janitor, Housekeeper, Household Manager
Household Manager | estate manager, house manager, butler, personal housekeeper, house parent, private household worker, live in housekeeper, domestic couple | House Cleaner, Personal Assistant
Window Cleaner | window washer, pressure washer, power washer, carpet cleaner, carpet cleaning technician, restoration technician, water damage technician, chimney sweep | Janitor, Painter
Laundry Worker | laundry attendant worker, dry cleaner, presser, laundry operator, laundry aide, laundromat attendant | Housekeeper, Textile Worker
Waste Collector | garbage collector, refuse collector, recycling worker, garbage truck driver, sanitation driver, waste management worker, bin man, recycling sorter, street sweeper | Truck Driver, General Laborer
Mover | moving helper, furniture mover, moving crew member, removal worker, moving driver, packer mover, moving consultant | Delivery Driver, Warehouse Worker
# Guards
Security Guard | security officer, guard, unarmed security guard, armed security guard, security agent, watchman, night watchman, bouncer, doorman security, patrol guard, gate guard, event security, armed guard, security patrol officer, bodyguard, executive protection agent, armored car guard, hospital security officer | Loss Prevention Officer, Police Officer, Correctional Officer | de: sicherheitsmitarbeiter, wachmann; es: vigilante de seguridad, guardia de seguridad; fr: agent de sécurité, vigile; pt: vigilante, segurança, porteiro
Security Manager | security supervisor, director of security, physical security manager, corporate security manager, security operations manager, security site supervisor, security director | Security Guard, Facilities Manager
Parking Enforcement Officer | parking officer, traffic warden, crossing guard, school crossing guard, flagger, traffic control technician, traffic controller, parking manager | Security Guard, Police Officer
Security Screener | airport security screener, x-ray screener, security checkpoint agent | Security Guard, Immigration Officer
# Animals
Animal Caretaker | kennel assistant, kennel worker, animal care attendant, pet sitter, dog walker, kennel attendant, animal shelter worker, pet care associate, kennel manager, animal care specialist, groom stable, stable hand, dog daycare attendant | Pet Groomer, Veterinary Assistant, Zookeeper
Pet Groomer | dog groomer, pet stylist, groomer, bather, cat groomer | Animal Caretaker, Veterinary Assistant
Animal Trainer | dog trainer, horse trainer, riding instructor, service dog trainer, k9 handler, dog handler | Animal Caretaker, Zookeeper
Zookeeper | zoo keeper, aquarist, animal keeper, wildlife rehabilitator, zoo curator, aquarium keeper | Animal Caretaker, Zoologist
Animal Control Officer | animal services officer, humane officer, wildlife control officer, dog catcher | Park Ranger, Animal Caretaker
# Last things
Funeral Director | mortician, undertaker, embalmer, funeral service assistant, funeral arranger, funeral attendant, crematory operator, cemetery worker, cremation technician, gravedigger, family service counselor funeral | Clergy, Chaplain
`;
