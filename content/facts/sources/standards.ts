import type { CitedSource } from './cited-source.ts'

/** Standards, by the pages of those who publish them. */
export const standards = {
  cda: {
    title: { en: 'HL7 Clinical Document Architecture' },
    publisher: 'HL7 International',
    url: 'https://hl7.org/cda/',
    asOf: '2026-11-24',
  },
  dicom: {
    title: { en: 'The DICOM standard, current edition', de: 'DICOM-Standard, aktuelle Ausgabe' },
    publisher: 'NEMA',
    url: 'https://www.dicomstandard.org/current',
    asOf: '2026-11-24',
  },
  'dicom-greyscale': {
    title: { en: 'DICOM PS3.14, Grayscale Standard Display Function' },
    publisher: 'NEMA',
    url: 'https://dicom.nema.org/medical/dicom/current/output/html/part14.html',
    asOf: '2026-11-24',
  },
  'dicom-objects': {
    title: { en: 'DICOM PS3.3, C.11.2 VOI LUT Module' },
    publisher: 'NEMA',
    url: 'https://dicom.nema.org/medical/dicom/current/output/html/part03.html',
    asOf: '2026-11-24',
  },
  'dicom-web': {
    title: { en: 'DICOM PS3.18, Web Services' },
    publisher: 'NEMA',
    url: 'https://dicom.nema.org/medical/dicom/current/output/html/part18.html',
    asOf: '2026-11-24',
  },
  'en-301-549': {
    title: { en: 'EN 301 549 V3.2.1 (2021-03)', de: 'EN 301 549 V3.2.1 (2021-03)' },
    publisher: 'ETSI',
    url: 'https://www.etsi.org/deliver/etsi_en/301500_301599/301549/03.02.01_60/en_301549v030201p.pdf',
    asOf: '2026-11-24',
  },
  fhir: {
    title: { en: 'FHIR specification', de: 'FHIR-Spezifikation' },
    publisher: 'HL7 International',
    url: 'https://hl7.org/fhir/',
    asOf: '2026-11-24',
  },
  'fhir-http': {
    title: { en: 'FHIR, RESTful API' },
    publisher: 'HL7 International',
    url: 'https://hl7.org/fhir/http.html',
    asOf: '2026-11-24',
  },
  'fhir-types': {
    title: { en: 'FHIR, data types: dateTime' },
    publisher: 'HL7 International',
    url: 'https://hl7.org/fhir/datatypes.html',
    asOf: '2026-11-24',
  },
  'hl7-v2-to-fhir': {
    title: { en: 'HL7 Version 2 to FHIR, implementation guide' },
    publisher: 'HL7 International',
    url: 'https://build.fhir.org/ig/HL7/v2-to-fhir/',
    asOf: '2026-11-24',
  },
  'iaf-transition': {
    title: { en: 'IAF MD 26, transition requirements for ISO/IEC 27001:2022' },
    publisher: 'International Accreditation Forum',
    url: 'https://iaf.nu/en/iaf-documents/',
    asOf: '2026-11-24',
  },
  'icd-10-gm': {
    title: { en: 'ICD-10-GM', de: 'ICD-10-GM' },
    publisher: 'BfArM',
    url: 'https://www.bfarm.de/DE/Kodiersysteme/Klassifikationen/ICD/ICD-10-GM/_node.html',
    asOf: '2026-11-24',
  },
  'icd-11': {
    title: { en: 'ICD-11', de: 'ICD-11' },
    publisher: 'World Health Organization',
    url: 'https://icd.who.int/',
    asOf: '2026-11-24',
  },
  'iec-62304': {
    title: {
      en: 'IEC 62304:2006, Medical device software: software life cycle processes',
      de: 'IEC 62304:2006, Medizingeräte-Software: Software-Lebenszyklus-Prozesse',
    },
    publisher: 'ISO',
    url: 'https://www.iso.org/standard/38421.html',
    asOf: '2026-11-24',
  },
  'iec-62366': {
    title: {
      en: 'IEC 62366-1:2015, Application of usability engineering to medical devices',
      de: 'IEC 62366-1:2015, Anwendung der Gebrauchstauglichkeit auf Medizinprodukte',
    },
    publisher: 'ISO',
    url: 'https://www.iso.org/standard/63179.html',
    asOf: '2026-11-24',
  },
  'iso-14971': {
    title: {
      en: 'ISO 14971:2019, Application of risk management to medical devices',
      de: 'ISO 14971:2019, Anwendung des Risikomanagements auf Medizinprodukte',
    },
    publisher: 'ISO',
    url: 'https://www.iso.org/standard/72704.html',
    asOf: '2026-11-24',
  },
  'iso-20000': {
    title: {
      en: 'ISO/IEC 20000-1:2018, Service management system requirements',
      de: 'ISO/IEC 20000-1:2018, Anforderungen an Servicemanagementsysteme',
    },
    publisher: 'ISO',
    url: 'https://www.iso.org/standard/70636.html',
    asOf: '2026-11-24',
  },
  'iso-20022': {
    title: { en: 'ISO 20022 message definitions', de: 'ISO 20022, Nachrichtendefinitionen' },
    publisher: 'ISO 20022 Registration Authority',
    url: 'https://www.iso20022.org/iso-20022-message-definitions',
    asOf: '2026-11-24',
  },
  'iso-27001': {
    title: { en: 'ISO/IEC 27001:2022', de: 'ISO/IEC 27001:2022' },
    publisher: 'ISO',
    url: 'https://www.iso.org/standard/27001',
    asOf: '2026-11-24',
  },
  'iso-27002': {
    title: { en: 'ISO/IEC 27002:2022', de: 'ISO/IEC 27002:2022' },
    publisher: 'ISO',
    url: 'https://www.iso.org/standard/75652.html',
    asOf: '2026-11-24',
  },
  'iso-9001': {
    title: {
      en: 'ISO 9001:2015, Quality management systems: requirements',
      de: 'ISO 9001:2015, Qualitätsmanagementsysteme: Anforderungen',
    },
    publisher: 'ISO',
    url: 'https://www.iso.org/standard/62085.html',
    asOf: '2026-11-24',
  },
  'pci-dss': {
    title: { en: 'Payment Card Industry Data Security Standard' },
    publisher: 'PCI Security Standards Council',
    url: 'https://www.pcisecuritystandards.org/document_library/',
    asOf: '2026-11-24',
  },
  'time-zones': {
    title: { en: 'Time Zone Database', de: 'Time Zone Database' },
    publisher: 'IANA',
    url: 'https://www.iana.org/time-zones',
    asOf: '2026-11-24',
  },
  'trust-services': {
    title: { en: 'Trust Services Criteria' },
    publisher: 'AICPA',
    url: 'https://www.aicpa-cima.com/resources/download/2017-trust-services-criteria-with-revised-points-of-focus-2022',
    asOf: '2026-11-24',
  },
  wcag: {
    title: { en: 'Web Content Accessibility Guidelines (WCAG) 2.2' },
    publisher: 'W3C',
    url: 'https://www.w3.org/TR/WCAG22/',
    asOf: '2026-11-24',
  },
} as const satisfies Record<string, CitedSource>
