import { sellingFacts } from '../../../content/selling-facts.ts'
import type { Examples } from '../../examples.ts'
import { ExplainingPlate } from '../ExplainingPlate/ExplainingPlate.tsx'
import { ServiceHeader } from './ServiceHeader.tsx'

export const shared = {
  copy: {
    title: 'A team that works only on your product',
    lead: 'We assemble engineers, a lead and testers around your product.',
    more: 'They share at least four hours of your working day, use your tools and stay for the long term.',
  },
  formTitle: 'Describe the team you need',
  facts: sellingFacts({ model: 'build' }),
  picture: <ExplainingPlate id="team-dedicated" />,
  pathname: '/services/dedicated-team',
}

export const examples: Examples = {
  rows: ['S-14'],
  bringsTitle: true,
  namespaces: ['first-screen', 'plates', 'availability', 'forms', 'taxonomy'],
  examples: {
    usual: <ServiceHeader {...shared} />,
    'without the counter': <ServiceHeader {...shared} counterDisabled />,
    'refused without script': (
      <ServiceHeader
        {...shared}
        counterDisabled
        formState={{
          form: 'contact',
          values: { name: '', email: 'marta@gmail.com', requestDetails: 'A team of five.' },
          errors: {
            name: 'forms.error.name-required',
            email: 'forms.error.email-not-business',
          },
        }}
      />
    ),
  },
}
