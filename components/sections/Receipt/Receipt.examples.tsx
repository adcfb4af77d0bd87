import type { Examples } from '../../examples.ts'
import { Receipt } from './Receipt.tsx'

const number = '3F2A-91BC'

const sent = {
  state: 'sent',
  number,
  arrivedAt: Date.UTC(2026, 10, 20, 16, 42),
  answerBy: Date.UTC(2026, 10, 23, 15),
} as const

const contact = {
  name: 'Marta O’Neil',
  email: 'marta@keller-diagnostik.example',
  phone: '+41 44 586 20 11',
  company: 'Keller Diagnostik AG',
  requestDetails: 'Move a DICOM viewer to the web\nand connect two hospitals by June.',
  pathname: '/contact-us',
}

export const examples: Examples = {
  rows: [],
  bringsTitle: true,
  catalogs: ['receipt', 'contact', 'errors', 'forms', 'taxonomy'],
  examples: {
    'sent, with answers of the finder': (
      <Receipt
        receipt={{
          ...sent,
          fields: {
            ...contact,
            goal: 'boost_your_roi',
            industry: 'healthcare',
            final: 'Dedicated Team',
            service: 'Web development',
          },
        }}
      />
    ),
    'sent, an address only': (
      <Receipt
        receipt={{
          ...sent,
          fields: { email: contact.email, pathname: '/get-in-touch' },
        }}
      />
    ),
    'sent, with a brief': (
      <Receipt
        receipt={{
          ...sent,
          fields: contact,
          brief: {
            parts: [
              {
                title: 'Team cost',
                lines: [
                  'Price range: €4,900–6,800 per month for 6 months',
                  '1 × QA engineers (Senior, Poland): €4,900–6,800 per month',
                ],
              },
            ],
            query: 'cost=role%3Dqa-engineers%26count%3D1',
          },
        }}
      />
    ),
    withdrawn: <Receipt receipt={{ state: 'withdrawn', number }} />,
    'unknown address': <Receipt receipt={{ state: 'unknown' }} />,
    'store out of reach': <Receipt receipt={{ state: 'unavailable' }} />,
    'opened too often': <Receipt receipt={{ state: 'too-many', wait: 42 }} />,
  },
}
