import type { ListedSource } from '../../../content/cited-sources.ts'
import type { Examples } from '../../examples.ts'
import { Sources } from './Sources.tsx'

const sources: readonly ListedSource[] = [
  {
    title: 'Regulation (EU) 2016/679, General Data Protection Regulation (GDPR), Art. 28',
    publisher: 'EUR-Lex',
    url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
    asOf: '2026-11-24',
  },
  {
    title: 'ISO/IEC 27001:2022',
    publisher: 'ISO',
    url: 'https://www.iso.org/standard/27001',
    asOf: '2026-11-24',
  },
]

const long: ListedSource = {
  title:
    'Herbsleb, Mockus: An empirical study of speed and communication in globally distributed software development, 2003',
  language: 'en',
  publisher: 'Department of Homeland Security, United States',
  url: 'https://doi.org/10.1109/TSE.2003.1205177',
  asOf: '2026-11-24',
}

export const examples: Examples = {
  rows: [],
  catalogs: [],
  examples: {
    usual: <Sources sources={sources} />,
    'one source': <Sources sources={sources.slice(0, 1)} />,
    longest: <Sources sources={[long, ...sources]} />,
  },
}
