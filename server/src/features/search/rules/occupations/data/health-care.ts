/** Occupations of hospitals, practices and care at home; of our own writing. */
export const healthCare = `
# Nursing
Registered Nurse | rn, nurse, staff nurse, bedside nurse, staff rn, hospital nurse, clinical nurse, general nurse, floor nurse, professional nurse, rn bsn, duty nurse | Licensed Practical Nurse, Charge Nurse, Nurse Practitioner, Critical Care Nurse | de: krankenschwester, krankenpfleger, pflegefachkraft, pflegefachfrau, gesundheits- und krankenpfleger; es: enfermera, enfermero; fr: infirmière, infirmier; pt: enfermeira, enfermeiro
Licensed Practical Nurse | lpn, lvn, licensed vocational nurse, vocational nurse, practical nurse, enrolled nurse | Registered Nurse, Certified Nursing Assistant, Home Health Nurse | es: auxiliar de enfermería; fr: infirmière auxiliaire; pt: técnico de enfermagem, técnica de enfermagem
Nurse Practitioner | np, fnp, family nurse practitioner, advanced practice nurse, aprn, arnp, acute care nurse practitioner, pediatric nurse practitioner, psychiatric nurse practitioner, pmhnp | Physician Assistant, Registered Nurse, Clinical Nurse Specialist
Charge Nurse | nurse in charge, shift nurse leader, senior staff nurse, nursing team leader, clinical nurse leader | Nurse Manager, Registered Nurse
Nurse Manager | nursing manager, ward manager, unit manager nursing, clinical nurse manager, head nurse, nursing supervisor, house supervisor nursing, nurse supervisor | Director of Nursing, Charge Nurse, Clinical Manager | de: stationsleitung, pflegedienstleitung; es: supervisora de enfermería; fr: cadre de santé, infirmière chef
Director of Nursing | nursing director, don, chief nursing officer, cno, director of nursing services, matron, vice president of nursing | Nurse Manager, Healthcare Administrator
Critical Care Nurse | icu nurse, icu rn, intensive care nurse, ccu nurse, critical care rn, nicu nurse, neonatal nurse, picu nurse, step down nurse | Registered Nurse, Emergency Nurse, Flight Nurse | de: intensivpfleger, intensivkrankenschwester; es: enfermera uci; fr: infirmière de réanimation
Emergency Nurse | er nurse, emergency room nurse, ed nurse, er rn, emergency department nurse, trauma nurse, triage nurse | Critical Care Nurse, Registered Nurse, Paramedic
Perioperative Nurse | or nurse, operating room nurse, surgical nurse, scrub nurse, circulating nurse, pacu nurse, perioperative rn, theatre nurse, nurse first assistant | Surgical Technologist, Registered Nurse, Nurse Anesthetist
Labor and Delivery Nurse | l&d nurse, labor & delivery nurse, obstetric nurse, ob nurse, maternity nurse, postpartum nurse, mother baby nurse, perinatal nurse | Midwife, Registered Nurse, Pediatric Nurse
Midwife | certified nurse midwife, cnm, nurse midwife, birth attendant | Labor and Delivery Nurse, Obstetrician, Doula | de: hebamme, entbindungspfleger; es: matrona, partera; fr: sage-femme; pt: parteira, enfermeira obstetra
Pediatric Nurse | peds nurse, pediatric rn, children's nurse, paediatric nurse, school nurse, camp nurse | Registered Nurse, Pediatrician | de: kinderkrankenschwester; es: enfermera pediátrica; fr: infirmière puéricultrice
Oncology Nurse | chemotherapy nurse, cancer nurse, infusion nurse, oncology rn, hematology nurse | Registered Nurse, Palliative Care Nurse
Dialysis Nurse | nephrology nurse, dialysis rn, renal nurse, hemodialysis nurse | Registered Nurse, Dialysis Technician
Psychiatric Nurse | mental health nurse, psych nurse, behavioral health nurse, psychiatric rn, behavioral health rn | Registered Nurse, Mental Health Technician, Psychiatrist
Home Health Nurse | home care nurse, visiting nurse, home health rn, community nurse, district nurse, private duty nurse | Registered Nurse, Palliative Care Nurse, Home Health Aide
Palliative Care Nurse | hospice nurse, hospice rn, hospice case manager, end of life nurse | Home Health Nurse, Oncology Nurse
Travel Nurse | traveling nurse, travel rn, agency nurse, per diem nurse, prn nurse, float nurse, locum nurse | Registered Nurse, Critical Care Nurse
Flight Nurse | transport nurse, air medical nurse | Critical Care Nurse, Paramedic
Nurse Anesthetist | crna, certified registered nurse anesthetist, anesthesia nurse | Anesthesiologist, Perioperative Nurse
Clinical Nurse Specialist | cns, nurse specialist, wound care nurse, wound ostomy nurse, diabetes nurse, infection control nurse, stroke coordinator | Nurse Practitioner, Nurse Educator
Nurse Educator | nursing instructor, clinical nurse educator, nursing professor, nursing faculty, clinical instructor nursing | Registered Nurse, Clinical Nurse Specialist, College Professor
Nurse Case Manager | rn case manager, nurse care manager, utilization review nurse, case management nurse, care coordinator rn, nurse navigator, discharge planner, utilization management nurse, telephone triage nurse | Registered Nurse, Case Manager, Care Coordinator
Occupational Health Nurse | employee health nurse, industrial nurse, company nurse, public health nurse, correctional nurse | Registered Nurse, EHS Manager
Certified Nursing Assistant | cna, nursing assistant, nurse aide, nurses aide, stna, nursing aide, patient care assistant, pca, patient care technician, pct, health care assistant, healthcare assistant, hospital aide, orderly | Home Health Aide, Licensed Practical Nurse, Medical Assistant | de: pflegehelfer, pflegeassistent, pflegehelferin; es: auxiliar de enfermera, asistente de enfermería; fr: aide-soignante, aide-soignant; pt: auxiliar de enfermagem
# Home and long-term care
Home Health Aide | hha, home care aide, home health assistant, home care worker, in home caregiver, home care assistant, domiciliary carer | Caregiver, Certified Nursing Assistant, Personal Care Assistant
Caregiver | care giver, carer, elder care worker, senior caregiver, senior care assistant, companion, live in caregiver, live-in carer, dementia caregiver | Home Health Aide, Personal Care Assistant, Nanny | de: altenpfleger, altenpflegerin, pflegekraft, betreuungskraft; es: cuidador, cuidadora; fr: auxiliaire de vie; pt: cuidador, cuidadora de idosos
Personal Care Assistant | personal care aide, care assistant, personal support worker, psw, support worker, resident assistant, resident aide, assisted living aide | Caregiver, Direct Support Professional
Direct Support Professional | dsp, disability support worker, residential counselor, direct care worker, group home worker, habilitation specialist, direct care staff | Personal Care Assistant, Mental Health Technician, Social Worker
Nursing Home Administrator | assisted living director, executive director senior living, senior living director, long term care administrator, care home manager, lnha | Healthcare Administrator, Director of Nursing
Medication Aide | med tech, certified medication aide, medication technician, cma, qmap | Certified Nursing Assistant, Pharmacy Technician
# Physicians
Physician | doctor, medical doctor, md, attending physician, staff physician, general doctor, medical officer | Primary Care Physician, Hospitalist, Physician Assistant | de: arzt, ärztin, facharzt, assistenzarzt, oberarzt; es: médico, médica, doctor; fr: médecin; pt: médico, médica
Primary Care Physician | family physician, general practitioner, gp, family medicine physician, family doctor, internal medicine physician, internist, pcp | Physician, Hospitalist, Nurse Practitioner | de: hausarzt, allgemeinmediziner; es: médico de familia, médico general; fr: médecin généraliste; pt: clínico geral
Hospitalist | hospital physician, nocturnist, hospital medicine physician, inpatient physician | Physician, Primary Care Physician
Emergency Physician | emergency medicine physician, er doctor, er physician, emergency room physician, urgent care physician | Physician, Paramedic
Surgeon | general surgeon, orthopedic surgeon, trauma surgeon, neurosurgeon, plastic surgeon, cardiothoracic surgeon, vascular surgeon | Physician, Surgical Technologist | de: chirurg, chirurgin; es: cirujano, cirujana; fr: chirurgien; pt: cirurgião
Anesthesiologist | anaesthetist, anesthesia physician, anesthesiology physician | Nurse Anesthetist, Physician, Surgeon
Pediatrician | paediatrician, pediatric physician, neonatologist, pediatric hospitalist | Primary Care Physician, Pediatric Nurse | de: kinderarzt; es: pediatra; fr: pédiatre; pt: pediatra
Obstetrician | obgyn, ob gyn, gynecologist, ob/gyn physician, maternal fetal medicine physician | Physician, Midwife
Psychiatrist | psychiatric physician, child psychiatrist, addiction psychiatrist | Psychologist, Psychiatric Nurse, Physician | de: psychiater; es: psiquiatra; fr: psychiatre; pt: psiquiatra
Radiologist | diagnostic radiologist, interventional radiologist, teleradiologist | Radiologic Technologist, Physician
Cardiologist | interventional cardiologist, heart doctor, electrophysiologist | Physician, Cardiovascular Technologist
Oncologist | medical oncologist, radiation oncologist, hematologist, hematologist oncologist | Physician, Oncology Nurse
Dermatologist | skin doctor, dermatology physician, mohs surgeon | Physician, Esthetician
Neurologist | neurology physician, stroke neurologist, epileptologist | Physician, Neurodiagnostic Technologist
Pathologist | anatomic pathologist, clinical pathologist, medical examiner, forensic pathologist | Physician, Medical Laboratory Scientist
Medical Specialist Physician | gastroenterologist, urologist, nephrologist, pulmonologist, endocrinologist, rheumatologist, ophthalmologist, otolaryngologist, ent physician, geriatrician, physiatrist, infectious disease physician | Physician, Surgeon
Resident Physician | medical resident, residency physician, medical intern, fellow physician, house officer, junior doctor, registrar physician | Physician, Hospitalist
Medical Director | chief medical officer, cmo physician, physician leader, medical superintendent | Physician, Healthcare Administrator
Physician Assistant | pa, pa-c, physician associate, surgical physician assistant, orthopedic physician assistant | Nurse Practitioner, Physician, Medical Assistant
# Therapy and rehabilitation
Physical Therapist | pt, physiotherapist, dpt, rehab therapist, physical therapy, outpatient physical therapist, sports physiotherapist | Physical Therapist Assistant, Occupational Therapist, Athletic Trainer | de: physiotherapeut, physiotherapeutin, krankengymnast; es: fisioterapeuta, kinesiólogo; fr: kinésithérapeute, masseur-kinésithérapeute; pt: fisioterapeuta
Physical Therapist Assistant | pta, physical therapy assistant, physiotherapy assistant, physical therapy aide, rehab aide, rehabilitation technician | Physical Therapist, Occupational Therapy Assistant
Occupational Therapist | ot, otr, pediatric occupational therapist, hand therapist, occupational therapy | Physical Therapist, Speech Language Pathologist, Occupational Therapy Assistant | de: ergotherapeut, ergotherapeutin; es: terapeuta ocupacional; fr: ergothérapeute; pt: terapeuta ocupacional
Occupational Therapy Assistant | cota, ota, certified occupational therapy assistant | Occupational Therapist, Physical Therapist Assistant
Speech Language Pathologist | slp, speech therapist, speech pathologist, speech and language therapist, slp cf, speech language therapist, speech teacher | Occupational Therapist, Audiologist, Special Education Teacher | de: logopäde, logopädin; es: logopeda, fonoaudiólogo; fr: orthophoniste; pt: fonoaudiólogo
Audiologist | hearing specialist, hearing aid specialist, hearing instrument specialist, doctor of audiology | Speech Language Pathologist, Optometrist
Respiratory Therapist | rt, rrt, respiratory care practitioner, registered respiratory therapist, certified respiratory therapist, pulmonary therapist | Registered Nurse, Sleep Technologist
Recreational Therapist | recreation therapist, activities therapist, therapeutic recreation specialist, art therapist, music therapist, activity director, activities coordinator, activity assistant | Occupational Therapist, Recreation Worker
Chiropractor | doctor of chiropractic, dc chiropractor, chiropractic assistant | Physical Therapist, Massage Therapist
Athletic Trainer | sports trainer, certified athletic trainer, atc, sports therapist, exercise physiologist, kinesiologist | Physical Therapist, Strength and Conditioning Coach
Massage Therapist | licensed massage therapist, lmt, masseuse, masseur, massage practitioner, bodywork therapist, reflexologist, spa therapist | Acupuncturist, Esthetician, Chiropractor | de: masseur, masseurin; es: masajista; fr: masseur, masseuse; pt: massagista, massoterapeuta
Acupuncturist | licensed acupuncturist, traditional chinese medicine practitioner, herbalist, naturopath, naturopathic doctor, homeopath | Massage Therapist, Chiropractor
Prosthetist Orthotist | prosthetist, orthotist, certified prosthetist orthotist, orthotic fitter, pedorthist, prosthetic technician | Physical Therapist, Dental Laboratory Technician
Dietitian | registered dietitian, dietician, nutritionist, clinical dietitian, rdn, wic nutritionist, diet technician, nutrition counselor | Health Educator, Food Scientist, Food Service Manager | de: diätassistent, ernährungsberater, ernährungsberaterin; es: nutricionista, dietista; fr: diététicienne, nutritionniste; pt: nutricionista
# Mental health
Psychologist | clinical psychologist, counseling psychologist, neuropsychologist, licensed psychologist, child psychologist, forensic psychologist, educational psychologist | Mental Health Counselor, Psychiatrist, Clinical Social Worker | de: psychologe, psychologin, psychotherapeut; es: psicólogo, psicóloga; fr: psychologue; pt: psicólogo, psicóloga
Mental Health Counselor | lmhc, lpc, licensed professional counselor, mental health therapist, psychotherapist, behavioral health therapist, behavioral health counselor, clinical counselor, licensed therapist | Psychologist, Marriage and Family Therapist, Clinical Social Worker
Marriage and Family Therapist | lmft, mft, family therapist, couples counselor, family counselor | Mental Health Counselor, Clinical Social Worker
Substance Abuse Counselor | addiction counselor, drug and alcohol counselor, chemical dependency counselor, ladc, recovery counselor, peer support specialist, recovery coach | Mental Health Counselor, Case Manager
Behavior Analyst | bcba, board certified behavior analyst, behavior specialist, aba therapist, behavioral analyst, behavior consultant | Behavior Technician, Psychologist, Special Education Teacher
Behavior Technician | rbt, registered behavior technician, behavior therapist, behavioral technician, aba technician, autism therapist | Behavior Analyst, Paraprofessional
Mental Health Technician | psychiatric technician, psych tech, behavioral health technician, mental health worker, bht, mental health associate | Psychiatric Nurse, Direct Support Professional
# Imaging and diagnostics
Radiologic Technologist | x-ray technician, radiology tech, xray tech, rad tech, radiographer, radiology technologist, radiologic technician, x ray tech, limited scope x-ray technician | CT Technologist, MRI Technologist, Sonographer | de: mtra, röntgenassistent; es: técnico en radiología, técnico de rayos x; fr: manipulateur radio; pt: técnico em radiologia
CT Technologist | ct tech, cat scan technologist, ct scan technician, computed tomography technologist | MRI Technologist, Radiologic Technologist
MRI Technologist | mri tech, mri technician, magnetic resonance technologist | CT Technologist, Radiologic Technologist
Mammographer | mammography technologist, mammo tech, breast imaging technologist, bone density technologist | Radiologic Technologist, Sonographer
Sonographer | ultrasound technician, ultrasound tech, diagnostic medical sonographer, ultrasound technologist, echo tech, echocardiographer, vascular technologist, cardiac sonographer | Radiologic Technologist, Cardiovascular Technologist
Cardiovascular Technologist | cath lab technologist, cath lab tech, ekg technician, ecg technician, monitor technician, cardiac technician, telemetry technician | Sonographer, Radiologic Technologist
Nuclear Medicine Technologist | nuclear med tech, pet technologist, pet ct technologist | Radiologic Technologist, Radiation Therapist
Radiation Therapist | radiation therapy technologist, therapeutic radiographer, medical dosimetrist, dosimetrist | Nuclear Medicine Technologist, Oncologist
Neurodiagnostic Technologist | eeg technologist, eeg technician, neurophysiology technologist, intraoperative neuromonitoring technologist | Sleep Technologist, Cardiovascular Technologist
Sleep Technologist | polysomnographic technologist, sleep tech, polysomnographer | Respiratory Therapist, Neurodiagnostic Technologist
Medical Laboratory Scientist | medical technologist, mls, clinical laboratory scientist, cls, medical lab scientist, laboratory technologist, microbiology technologist, blood bank technologist | Medical Laboratory Technician, Phlebotomist, Pathologist
Medical Laboratory Technician | mlt, medical lab tech, clinical lab technician, laboratory assistant medical, specimen processor, lab assistant medical, pathology assistant | Medical Laboratory Scientist, Phlebotomist, Laboratory Technician
Histotechnologist | histotechnician, histology technician, cytotechnologist, histology technologist, mohs technician | Medical Laboratory Scientist, Pathologist
Phlebotomist | phlebotomy technician, blood draw technician, mobile phlebotomist, donor phlebotomist, plasma technician, phleb | Medical Assistant, Medical Laboratory Technician
Dialysis Technician | hemodialysis technician, patient care technician dialysis, renal technician, cht | Dialysis Nurse, Certified Nursing Assistant
Perfusionist | cardiovascular perfusionist, ecmo specialist | Respiratory Therapist, Surgical Technologist
Biomedical Equipment Technician | bmet, biomed technician, medical equipment technician, biomedical technician, imaging service engineer | Biomedical Engineer, Field Service Technician
# Clinic, surgery and emergency support
Medical Assistant | ma, certified medical assistant, clinical medical assistant, clinical assistant, registered medical assistant, medical office assistant, ophthalmic assistant, podiatry assistant | Certified Nursing Assistant, Phlebotomist, Medical Receptionist | de: medizinische fachangestellte, arzthelferin, mfa; es: asistente médico; fr: assistante médicale; pt: assistente médico
Surgical Technologist | surgical tech, scrub tech, or tech, operating room technician, surgical technician, certified surgical technologist, cst, surgical assistant, surgical first assistant | Perioperative Nurse, Sterile Processing Technician
Sterile Processing Technician | spd tech, central sterile technician, sterile tech, central service technician, endoscopy technician | Surgical Technologist
Anesthesia Technician | anesthesia tech, anesthesiologist assistant, anesthesia assistant | Surgical Technologist, Nurse Anesthetist
Paramedic | emt-p, critical care paramedic, flight paramedic, firefighter paramedic, ambulance paramedic | Emergency Medical Technician, Firefighter, Emergency Nurse | de: notfallsanitäter, rettungsassistent; es: paramédico; fr: ambulancier paramédic; pt: paramédico
Emergency Medical Technician | emt, emt-b, emt basic, ambulance driver, ambulance technician, rescue technician, aemt, first responder | Paramedic, Firefighter, Patient Transporter | de: rettungssanitäter; es: técnico en emergencias sanitarias; fr: ambulancier; pt: socorrista
Patient Transporter | hospital transporter, patient escort, medical transporter, hospital porter, non emergency medical transport driver | Certified Nursing Assistant, Emergency Medical Technician
Medical Scribe | scribe, clinical scribe, emergency department scribe, virtual scribe | Medical Assistant, Medical Transcriptionist
Optometrist | doctor of optometry, eye doctor, optometric physician | Optician, Ophthalmic Technician
Optician | dispensing optician, optical associate, eyewear consultant, optical sales associate, optometric technician | Optometrist, Ophthalmic Technician
Ophthalmic Technician | ophthalmology technician, certified ophthalmic assistant, coa, eye technician | Optician, Medical Assistant
# Dental
Dentist | dental surgeon, general dentist, dds, dmd, associate dentist, pediatric dentist, orthodontist, oral surgeon, endodontist, periodontist | Dental Hygienist, Dental Assistant | de: zahnarzt, zahnärztin; es: dentista, odontólogo; fr: dentiste, chirurgien-dentiste; pt: dentista
Dental Hygienist | registered dental hygienist, rdh, hygienist, oral hygienist | Dental Assistant, Dentist
Dental Assistant | registered dental assistant, rda, orthodontic assistant, dental nurse, expanded functions dental assistant, efda | Dental Hygienist, Medical Assistant | de: zahnmedizinische fachangestellte; es: asistente dental; fr: assistante dentaire; pt: auxiliar de dentista
Dental Laboratory Technician | dental lab technician, dental technician, dental ceramist, denturist | Dental Assistant, Prosthetist Orthotist
Dental Office Manager | dental receptionist, dental front desk, dental treatment coordinator | Medical Office Manager, Dental Assistant
# Pharmacy
Pharmacist | clinical pharmacist, staff pharmacist, retail pharmacist, hospital pharmacist, pharmacy manager, pharmacist in charge, rph, community pharmacist | Pharmacy Technician, Regulatory Affairs Specialist | de: apotheker, apothekerin; es: farmacéutico, farmacéutica; fr: pharmacien, pharmacienne; pt: farmacêutico
Pharmacy Technician | pharm tech, certified pharmacy technician, cpht, pharmacy assistant, pharmacy clerk, pharmacy tech, dispenser | Pharmacist, Medication Aide | de: pta, pharmazeutisch-technische assistentin; es: técnico en farmacia; fr: préparateur en pharmacie; pt: técnico de farmácia
# Medical administration
Healthcare Administrator | hospital administrator, health services manager, health administrator, practice administrator, healthcare manager, hospital director, director of operations healthcare | Medical Office Manager, Clinical Manager, Operations Manager
Clinical Manager | clinic manager, clinical director, clinical supervisor, clinical services manager, clinical coordinator | Nurse Manager, Healthcare Administrator
Medical Coder | medical coding specialist, coding specialist, certified professional coder, inpatient coder, outpatient coder, risk adjustment coder, hcc coder, clinical coder | Medical Biller, Health Information Technician
Medical Biller | medical billing specialist, medical billing, medical billing and coding specialist, patient account representative, revenue cycle specialist, medical claims processor, insurance verification specialist, billing representative medical | Medical Coder, Billing Specialist, Claims Adjuster
Health Information Technician | medical records clerk, medical records technician, health information management specialist, him specialist, rhit, medical records specialist, release of information specialist, medical records coordinator | Medical Coder
Medical Transcriptionist | medical transcriber, healthcare documentation specialist | Medical Scribe, Transcriptionist
Care Coordinator | patient care coordinator, care manager, patient navigator, health coach, population health coordinator, patient advocate, community health worker | Case Manager, Nurse Case Manager, Social Worker
Health Educator | health promotion specialist, public health educator, health education specialist, wellness coach | Public Health Specialist, Care Coordinator
Genetic Counselor | clinical genetic counselor, cancer genetic counselor | Physician, Health Educator
Public Health Specialist | public health advisor, epidemiology specialist, infection preventionist, public health officer, environmental health specialist, health inspector | Epidemiologist, Health Educator
# Veterinary
Veterinarian | vet, dvm, associate veterinarian, veterinary surgeon, emergency veterinarian, animal doctor | Veterinary Technician, Zoologist | de: tierarzt, tierärztin; es: veterinario, veterinaria; fr: vétérinaire; pt: veterinário
Veterinary Technician | vet tech, veterinary nurse, registered veterinary technician, cvt, lvt, veterinary technologist, animal health technician | Veterinary Assistant, Veterinarian
Veterinary Assistant | vet assistant, animal hospital assistant, kennel technician | Veterinary Technician, Animal Caretaker
`;
