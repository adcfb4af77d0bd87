import { sellingFacts } from '../../../content/selling-facts.ts'
import type { Model } from '../../../content/taxonomy.ts'
import type { Examples } from '../../examples.ts'
import { ExplainingPlate } from '../ExplainingPlate/ExplainingPlate.tsx'
import { FirstScreen } from './FirstScreen.tsx'

const shared = {
  copy: {
    title: 'Software development for harbours',
    lead: 'We build the systems that tell a quay which ship comes next, and for how long.',
    more: 'Pilots, tugs and terminals keep their own clocks. Our engineers know which of them is right.',
  },
  contactHref: '#request',
} as const

const plate = <ExplainingPlate id="ledger-payment" />

const ofModel = (model: Model) => (
  <FirstScreen {...shared} facts={sellingFacts({ model })} picture={plate} />
)

export const examples: Examples = {
  rows: [],
  bringsTitle: true,
  catalogs: ['first-screen', 'plates', 'contact'],
  examples: {
    usual: <FirstScreen {...shared} facts={sellingFacts()} picture={plate} />,
    'engineers in your team': ofModel('extend'),
    'a dedicated team': ofModel('build'),
    'a result by milestones': ofModel('outsourcing'),
    'one role in one country': (
      <FirstScreen
        {...shared}
        facts={{
          ...sellingFacts({ model: 'extend', roles: ['qa-engineers'], country: 'georgia' }),
          comparison: {
            query: 'a=georgia&b=argentina&c=ukraine',
            items: ['Georgia', 'Argentina', 'Ukraine'].map((name) => ({ name })),
          },
        }}
        picture={<ExplainingPlate id="pipeline-checks" />}
      />
    ),
    'confirmed by the company, by the month': (
      <FirstScreen
        {...shared}
        facts={{
          model: 'build',
          spans: 'levels',
          team: '',
          rate: { low: 5400, high: 11_900, currency: 'EUR', period: 'month', sample: false },
        }}
        picture={plate}
      />
    ),
    'longest words': (
      <FirstScreen
        {...shared}
        copy={{
          title: 'Hire engineers for Donau\u00ADdampf\u00ADschiff\u00ADfahrts\u00ADgesellschaften',
          lead: 'A lead that goes on for longer than anybody planned, because it was translated. '.repeat(
            3,
          ),
          more: 'And what comes after the facts goes on as well, sentence after sentence. '.repeat(
            4,
          ),
        }}
        facts={sellingFacts()}
        picture={plate}
      />
    ),
  },
}
