import type { CitedSource } from './cited-source.ts'

const germanMinistry = {
  en: 'Federal Ministry of Justice and Consumer Protection, Germany',
  de: 'Bundesministerium der Justiz und für Verbraucherschutz',
}

/** Acts and official guidance of single countries. */
export const nationalLaw = {
  'argentine-copyright': {
    title: {
      en: 'Law 11,723 on intellectual property',
      de: 'Gesetz 11.723 über geistiges Eigentum',
    },
    publisher: 'InfoLEG',
    url: 'https://servicios.infoleg.gob.ar/infolegInternet/anexos/40000-44999/42755/texact.htm',
    asOf: '2026-11-24',
  },
  'argentine-employment': {
    title: { en: 'Law 20,744 on employment contracts', de: 'Gesetz 20.744 über Arbeitsverträge' },
    publisher: 'InfoLEG',
    url: 'https://servicios.infoleg.gob.ar/infolegInternet/anexos/25000-29999/25552/texact.htm',
    asOf: '2026-11-24',
  },
  'argentine-holidays': {
    title: { en: 'Law 27,399 on public holidays', de: 'Gesetz 27.399 über Feiertage' },
    publisher: 'InfoLEG',
    url: 'https://servicios.infoleg.gob.ar/infolegInternet/anexos/275000-279999/281835/norma.htm',
    asOf: '2026-11-24',
  },
  'croatian-copyright': {
    title: {
      en: 'Copyright and Related Rights Act (NN 111/21)',
      de: 'Urheberrechtsgesetz (NN 111/21)',
    },
    publisher: 'Narodne novine',
    url: 'https://narodne-novine.nn.hr/clanci/sluzbeni/2021_10_111_1941.html',
    asOf: '2026-11-24',
  },
  'croatian-holidays': {
    title: {
      en: 'Act on Holidays, Memorial Days and Non-working Days (NN 110/19)',
      de: 'Gesetz über Feiertage, Gedenktage und arbeitsfreie Tage (NN 110/19)',
    },
    publisher: 'Narodne novine',
    url: 'https://narodne-novine.nn.hr/clanci/sluzbeni/2019_11_110_2212.html',
    asOf: '2026-11-24',
  },
  'croatian-labour': {
    title: {
      en: 'Labour Act (NN 93/14, with later changes)',
      de: 'Arbeitsgesetz (NN 93/14, mit späteren Änderungen)',
    },
    publisher: 'Narodne novine',
    url: 'https://narodne-novine.nn.hr/clanci/sluzbeni/2014_07_93_1872.html',
    asOf: '2026-11-24',
  },
  'estonian-employment': {
    title: { en: 'Employment Contracts Act', de: 'Arbeitsvertragsgesetz' },
    publisher: 'Riigi Teataja',
    url: 'https://www.riigiteataja.ee/en/eli/ee/520032019008/consolide/current',
    asOf: '2026-11-24',
  },
  'estonian-holidays': {
    title: { en: 'Public Holidays and Days of National Importance Act', de: 'Feiertagsgesetz' },
    publisher: 'Riigi Teataja',
    url: 'https://www.riigiteataja.ee/en/eli/ee/527122022003/consolide/current',
    asOf: '2026-11-24',
  },
  'georgian-copyright': {
    title: {
      en: 'Law on Copyright and Related Rights',
      de: 'Gesetz über Urheberrecht und verwandte Schutzrechte',
    },
    publisher: 'Legislative Herald of Georgia',
    url: 'https://matsne.gov.ge/en/document/view/16198',
    asOf: '2026-11-24',
  },
  'georgian-data': {
    title: {
      en: 'Law on Personal Data Protection',
      de: 'Gesetz über den Schutz personenbezogener Daten',
    },
    publisher: 'Legislative Herald of Georgia',
    url: 'https://matsne.gov.ge/en/document/view/5827307',
    asOf: '2026-11-24',
  },
  'georgian-labour': {
    title: { en: 'Labour Code of Georgia', de: 'Arbeitsgesetzbuch Georgiens' },
    publisher: 'Legislative Herald of Georgia',
    url: 'https://matsne.gov.ge/en/document/view/1155567',
    asOf: '2026-11-24',
  },
  'german-accessibility': {
    title: {
      en: 'German Accessibility Strengthening Act (BFSG)',
      de: 'Barrierefreiheitsstärkungsgesetz (BFSG)',
    },
    publisher: germanMinistry,
    url: 'https://www.gesetze-im-internet.de/bfsg/',
    asOf: '2026-11-24',
  },
  'german-consumer-disputes': {
    title: {
      en: 'German Act on Alternative Dispute Resolution in Consumer Matters (VSBG)',
      de: 'Verbraucherstreitbeilegungsgesetz (VSBG)',
    },
    publisher: germanMinistry,
    url: 'https://www.gesetze-im-internet.de/vsbg/',
    asOf: '2026-11-24',
  },
  'german-copyright': {
    title: { en: 'German Copyright Act (UrhG)', de: 'Urheberrechtsgesetz (UrhG)' },
    publisher: germanMinistry,
    url: 'https://www.gesetze-im-internet.de/urhg/',
    asOf: '2026-11-24',
  },
  'german-digital-services': {
    title: { en: 'German Digital Services Act (DDG)', de: 'Digitale-Dienste-Gesetz (DDG)' },
    publisher: germanMinistry,
    url: 'https://www.gesetze-im-internet.de/ddg/',
    asOf: '2026-11-24',
  },
  'german-labour-leasing': {
    title: {
      en: 'German Temporary Employment Act (AÜG)',
      de: 'Arbeitnehmerüberlassungsgesetz (AÜG)',
    },
    publisher: germanMinistry,
    url: 'https://www.gesetze-im-internet.de/a_g/',
    asOf: '2026-11-24',
  },
  'german-media': {
    title: { en: 'German Interstate Media Treaty (MStV)', de: 'Medienstaatsvertrag (MStV)' },
    publisher: { en: 'Bavarian State Chancellery', de: 'Bayerische Staatskanzlei' },
    url: 'https://www.gesetze-bayern.de/Content/Document/MStV',
    asOf: '2026-11-24',
  },
  'polish-copyright': {
    title: {
      en: 'Act of 4 February 1994 on copyright and related rights',
      de: 'Gesetz vom 4. Februar 1994 über Urheberrecht und verwandte Schutzrechte',
    },
    publisher: 'Sejm, ISAP',
    url: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU19940240083',
    asOf: '2026-11-24',
  },
  'polish-holidays': {
    title: {
      en: 'Act of 18 January 1951 on non-working days',
      de: 'Gesetz vom 18. Januar 1951 über arbeitsfreie Tage',
    },
    publisher: 'Sejm, ISAP',
    url: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU19510040028',
    asOf: '2026-11-24',
  },
  'polish-labour': {
    title: { en: 'Labour Code', de: 'Arbeitsgesetzbuch' },
    publisher: 'Sejm, ISAP',
    url: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU19740240141',
    asOf: '2026-11-24',
  },
  'romanian-fiscal': {
    title: { en: 'Law 227/2015, Fiscal Code', de: 'Gesetz 227/2015, Steuergesetzbuch' },
    publisher: 'Portal Legislativ',
    url: 'https://legislatie.just.ro/Public/DetaliiDocument/171282',
    asOf: '2026-11-24',
  },
  'romanian-labour': {
    title: { en: 'Law 53/2003, Labour Code', de: 'Gesetz 53/2003, Arbeitsgesetzbuch' },
    publisher: 'Portal Legislativ',
    url: 'https://legislatie.just.ro/Public/DetaliiDocument/128647',
    asOf: '2026-11-24',
  },
  'uk-adequacy': {
    title: { en: 'Data Protection Act 2018, Schedule 21' },
    publisher: 'legislation.gov.uk',
    url: 'https://www.legislation.gov.uk/ukpga/2018/12/schedule/21',
    asOf: '2026-11-24',
  },
  'uk-travel': {
    title: {
      en: 'Electronic travel authorisation (ETA)',
      de: 'Elektronische Reisegenehmigung (ETA)',
    },
    publisher: 'GOV.UK',
    url: 'https://www.gov.uk/eta',
    asOf: '2026-11-24',
  },
  'ukrainian-border': {
    title: {
      en: 'Resolution 57 of 1995 on crossing the state border',
      de: 'Verordnung 57 von 1995 über das Überschreiten der Staatsgrenze',
    },
    publisher: 'Verkhovna Rada',
    url: 'https://zakon.rada.gov.ua/laws/show/57-95-%D0%BF',
    asOf: '2026-11-24',
  },
  'ukrainian-labour': {
    title: { en: 'Labour Code of Ukraine', de: 'Arbeitsgesetzbuch der Ukraine' },
    publisher: 'Verkhovna Rada',
    url: 'https://zakon.rada.gov.ua/laws/show/322-08',
    asOf: '2026-11-24',
  },
  'ukrainian-leave': {
    title: { en: 'Law 504/96 on leave', de: 'Gesetz 504/96 über Urlaub' },
    publisher: 'Verkhovna Rada',
    url: 'https://zakon.rada.gov.ua/laws/show/504/96-%D0%B2%D1%80',
    asOf: '2026-11-24',
  },
  'ukrainian-martial-law': {
    title: {
      en: 'Law 2136-IX on labour relations under martial law',
      de: 'Gesetz 2136-IX über Arbeitsverhältnisse im Kriegsrecht',
    },
    publisher: 'Verkhovna Rada',
    url: 'https://zakon.rada.gov.ua/laws/show/2136-20',
    asOf: '2026-11-24',
  },
  'us-ai-copyright': {
    title: { en: 'Copyright and Artificial Intelligence, Part 2: Copyrightability' },
    publisher: 'US Copyright Office',
    url: 'https://www.copyright.gov/ai/',
    asOf: '2026-11-24',
  },
  'us-breach-notification': {
    title: { en: 'HIPAA Breach Notification Rule', de: 'HIPAA: Meldung von Datenpannen' },
    publisher: 'HHS',
    url: 'https://www.hhs.gov/hipaa/for-professionals/breach-notification/index.html',
    asOf: '2026-11-24',
  },
  'us-children': {
    title: { en: 'Children’s Online Privacy Protection Rule, 16 CFR Part 312' },
    publisher: 'eCFR',
    url: 'https://www.ecfr.gov/current/title-16/chapter-I/subchapter-C/part-312',
    asOf: '2026-11-24',
  },
  'us-code-copyright': {
    title: { en: 'United States Code, title 17' },
    publisher: 'US Copyright Office',
    url: 'https://www.copyright.gov/title17/',
    asOf: '2026-11-24',
  },
  'us-device-software': {
    title: { en: 'Device software functions', de: 'Software-Funktionen von Medizinprodukten' },
    publisher: 'FDA',
    url: 'https://www.fda.gov/medical-devices/digital-health-center-excellence/device-software-functions-including-mobile-medical-applications',
    asOf: '2026-11-24',
  },
  'us-hipaa': {
    title: {
      en: 'HIPAA Security and Privacy Rules, 45 CFR Part 164',
      de: 'HIPAA Security Rule und Privacy Rule, 45 CFR Part 164',
    },
    publisher: 'eCFR',
    url: 'https://www.ecfr.gov/current/title-45/subtitle-A/subchapter-C/part-164',
    asOf: '2026-11-24',
  },
  'us-hipaa-associates': {
    title: {
      en: 'HIPAA: business associates',
      de: 'HIPAA: Geschäftspartner (business associates)',
    },
    publisher: 'HHS',
    url: 'https://www.hhs.gov/hipaa/for-professionals/privacy/guidance/business-associates/index.html',
    asOf: '2026-11-24',
  },
  'us-visa-waiver': {
    title: { en: 'Visa Waiver Program' },
    publisher: 'US Department of Homeland Security',
    url: 'https://www.dhs.gov/visa-waiver-program',
    asOf: '2026-11-24',
  },
} as const satisfies Record<string, CitedSource>
