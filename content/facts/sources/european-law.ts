import type { CitedSource } from './cited-source.ts'

/** Acts of the European Union, and what its Commission publishes about them. */
export const europeanLaw = {
  'adequacy-argentina': {
    title: {
      en: 'Decision 2003/490/EC on the adequate protection of personal data in Argentina',
      de: 'Entscheidung 2003/490/EG zur Angemessenheit des Datenschutzniveaus in Argentinien',
    },
    publisher: 'EUR-Lex',
    url: 'https://eur-lex.europa.eu/eli/dec/2003/490/oj',
    asOf: '2026-11-24',
  },
  'adequacy-decisions': {
    title: { en: 'Adequacy decisions', de: 'Angemessenheitsbeschlüsse' },
    publisher: 'commission.europa.eu',
    url: 'https://commission.europa.eu/law/law-topic/data-protection/international-dimension-data-protection/adequacy-decisions_en',
    asOf: '2026-11-24',
  },
  'ai-act': {
    title: {
      en: 'Regulation (EU) 2024/1689, Artificial Intelligence Act',
      de: 'Verordnung (EU) 2024/1689, KI-Verordnung',
    },
    publisher: 'EUR-Lex',
    url: 'https://eur-lex.europa.eu/eli/reg/2024/1689/oj',
    asOf: '2026-11-24',
  },
  'consumer-rights': {
    title: {
      en: 'Directive 2011/83/EU on consumer rights',
      de: 'Richtlinie 2011/83/EU über die Rechte der Verbraucher',
    },
    publisher: 'EUR-Lex',
    url: 'https://eur-lex.europa.eu/eli/dir/2011/83/oj',
    asOf: '2026-11-24',
  },
  'consumer-withdrawal': {
    title: {
      en: 'Directive (EU) 2023/2673, which inserts Article 11a into Directive 2011/83/EU',
      de: 'Richtlinie (EU) 2023/2673, die Artikel 11a in die Richtlinie 2011/83/EU einfügt',
    },
    publisher: 'EUR-Lex',
    url: 'https://eur-lex.europa.eu/eli/dir/2023/2673/oj',
    asOf: '2026-11-24',
  },
  'digital-markets': {
    title: {
      en: 'Regulation (EU) 2022/1925, Digital Markets Act',
      de: 'Verordnung (EU) 2022/1925, Gesetz über digitale Märkte',
    },
    publisher: 'EUR-Lex',
    url: 'https://eur-lex.europa.eu/eli/reg/2022/1925/oj',
    asOf: '2026-11-24',
  },
  'digital-resilience': {
    title: {
      en: 'Regulation (EU) 2022/2554 on digital operational resilience for the financial sector (DORA)',
      de: 'Verordnung (EU) 2022/2554 über die digitale operationale Resilienz im Finanzsektor (DORA)',
    },
    publisher: 'EUR-Lex',
    url: 'https://eur-lex.europa.eu/eli/reg/2022/2554/oj',
    asOf: '2026-11-24',
  },
  'driving-times': {
    title: {
      en: 'Regulation (EC) No 561/2006 on driving times, breaks and rest periods',
      de: 'Verordnung (EG) Nr. 561/2006 über Lenkzeiten, Fahrtunterbrechungen und Ruhezeiten',
    },
    publisher: 'EUR-Lex',
    url: 'https://eur-lex.europa.eu/eli/reg/2006/561/oj',
    asOf: '2026-11-24',
  },
  eidas: {
    title: {
      en: 'Regulation (EU) No 910/2014 on electronic identification and trust services (eIDAS)',
      de: 'Verordnung (EU) Nr. 910/2014 über elektronische Identifizierung und Vertrauensdienste (eIDAS)',
    },
    publisher: 'EUR-Lex',
    url: 'https://eur-lex.europa.eu/eli/reg/2014/910/oj',
    asOf: '2026-11-24',
  },
  eprivacy: {
    title: {
      en: 'Directive 2002/58/EC on privacy and electronic communications',
      de: 'Richtlinie 2002/58/EG, Datenschutzrichtlinie für elektronische Kommunikation',
    },
    publisher: 'EUR-Lex',
    url: 'https://eur-lex.europa.eu/eli/dir/2002/58/oj',
    asOf: '2026-11-24',
  },
  'european-accessibility-act': {
    title: {
      en: 'Directive (EU) 2019/882, European Accessibility Act',
      de: 'Richtlinie (EU) 2019/882 über die Barrierefreiheitsanforderungen für Produkte und Dienstleistungen',
    },
    publisher: 'EUR-Lex',
    url: 'https://eur-lex.europa.eu/eli/dir/2019/882/oj',
    asOf: '2026-11-24',
  },
  'freight-information': {
    title: {
      en: 'Regulation (EU) 2020/1056 on electronic freight transport information (eFTI)',
      de: 'Verordnung (EU) 2020/1056 über elektronische Frachtbeförderungsinformationen (eFTI)',
    },
    publisher: 'EUR-Lex',
    url: 'https://eur-lex.europa.eu/eli/reg/2020/1056/oj',
    asOf: '2026-11-24',
  },
  gdpr: {
    title: {
      en: 'Regulation (EU) 2016/679, General Data Protection Regulation (GDPR)',
      de: 'Verordnung (EU) 2016/679, Datenschutz-Grundverordnung (DSGVO)',
    },
    publisher: 'EUR-Lex',
    url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
    asOf: '2026-11-24',
  },
  'medical-devices': {
    title: {
      en: 'Regulation (EU) 2017/745 on medical devices (MDR)',
      de: 'Verordnung (EU) 2017/745 über Medizinprodukte (MDR)',
    },
    publisher: 'EUR-Lex',
    url: 'https://eur-lex.europa.eu/eli/reg/2017/745/oj',
    asOf: '2026-11-24',
  },
  'payment-services': {
    title: {
      en: 'Directive (EU) 2015/2366 on payment services (PSD2)',
      de: 'Richtlinie (EU) 2015/2366 über Zahlungsdienste (PSD2)',
    },
    publisher: 'EUR-Lex',
    url: 'https://eur-lex.europa.eu/eli/dir/2015/2366/oj',
    asOf: '2026-11-24',
  },
  'price-indication': {
    title: {
      en: 'Directive 98/6/EC on the indication of prices',
      de: 'Richtlinie 98/6/EG über die Angabe der Preise',
    },
    publisher: 'EUR-Lex',
    url: 'https://eur-lex.europa.eu/eli/dir/1998/6/oj',
    asOf: '2026-11-24',
  },
  'schengen-croatia': {
    title: {
      en: 'Council Decision (EU) 2022/2451 on the full application of the Schengen acquis in Croatia',
      de: 'Beschluss (EU) 2022/2451 des Rates über die vollständige Anwendung des Schengen-Besitzstands in Kroatien',
    },
    publisher: 'EUR-Lex',
    url: 'https://eur-lex.europa.eu/eli/dec/2022/2451/oj',
    asOf: '2026-11-24',
  },
  'schengen-romania': {
    title: {
      en: 'Council Decision (EU) 2024/3212 on the full application of the Schengen acquis in Bulgaria and Romania',
      de: 'Beschluss (EU) 2024/3212 des Rates über die vollständige Anwendung des Schengen-Besitzstands in Bulgarien und Rumänien',
    },
    publisher: 'EUR-Lex',
    url: 'https://eur-lex.europa.eu/eli/dec/2024/3212/oj',
    asOf: '2026-11-24',
  },
  'software-directive': {
    title: {
      en: 'Directive 2009/24/EC on the legal protection of computer programs',
      de: 'Richtlinie 2009/24/EG über den Rechtsschutz von Computerprogrammen',
    },
    publisher: 'EUR-Lex',
    url: 'https://eur-lex.europa.eu/eli/dir/2009/24/oj',
    asOf: '2026-11-24',
  },
  'standard-clauses': {
    title: {
      en: 'Implementing Decision (EU) 2021/914 on standard contractual clauses',
      de: 'Durchführungsbeschluss (EU) 2021/914 über Standardvertragsklauseln',
    },
    publisher: 'EUR-Lex',
    url: 'https://eur-lex.europa.eu/eli/dec_impl/2021/914/oj',
    asOf: '2026-11-24',
  },
  'strong-authentication': {
    title: {
      en: 'Delegated Regulation (EU) 2018/389 on strong customer authentication',
      de: 'Delegierte Verordnung (EU) 2018/389 über starke Kundenauthentifizierung',
    },
    publisher: 'EUR-Lex',
    url: 'https://eur-lex.europa.eu/eli/reg_del/2018/389/oj',
    asOf: '2026-11-24',
  },
  'telecoms-code': {
    title: {
      en: 'Directive (EU) 2018/1972, European Electronic Communications Code',
      de: 'Richtlinie (EU) 2018/1972, Europäischer Kodex für die elektronische Kommunikation',
    },
    publisher: 'EUR-Lex',
    url: 'https://eur-lex.europa.eu/eli/dir/2018/1972/oj',
    asOf: '2026-11-24',
  },
  'trade-secrets': {
    title: {
      en: 'Directive (EU) 2016/943 on trade secrets',
      de: 'Richtlinie (EU) 2016/943 über Geschäftsgeheimnisse',
    },
    publisher: 'EUR-Lex',
    url: 'https://eur-lex.europa.eu/eli/dir/2016/943/oj',
    asOf: '2026-11-24',
  },
  'visa-list': {
    title: {
      en: 'Regulation (EU) 2018/1806 on countries whose nationals need a visa',
      de: 'Verordnung (EU) 2018/1806 über Drittländer, deren Staatsangehörige ein Visum brauchen',
    },
    publisher: 'EUR-Lex',
    url: 'https://eur-lex.europa.eu/eli/reg/2018/1806/oj',
    asOf: '2026-11-24',
  },
} as const satisfies Record<string, CitedSource>
