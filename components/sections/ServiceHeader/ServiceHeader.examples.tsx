import { sellingFacts } from '../../../content/selling-facts.ts'
import type { Examples } from '../../examples.ts'
import { ExplainingPlate } from '../ExplainingPlate/ExplainingPlate.tsx'
import { ServiceHeader, StaffAugmentationHeader } from './ServiceHeader.tsx'

const engineers = {
  copy: {
    title: 'More engineers for your own team',
    lead: 'Engineers who are free join your team within days.',
    more: 'They use your tools, follow your process and leave again when the release is out.',
  },
  facts: sellingFacts({ model: 'extend' }),
  picture: <ExplainingPlate id="team-augmentation" />,
}

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
  rows: ['S-14', 'S-15'],
  bringsTitle: true,
  catalogs: ['first-screen', 'plates', 'availability', 'forms', 'taxonomy', 'contact'],
  examples: {
    'service, usual': <ServiceHeader {...shared} />,
    'service, without the counter': <ServiceHeader {...shared} counterDisabled />,
    'service, refused without script': (
      <ServiceHeader
        {...shared}
        counterDisabled
        formState={{
          posted: {
            form: 'contact',
            values: { name: '', email: 'marta@gmail.com', requestDetails: 'A team of five.' },
            errors: {
              name: 'forms.error.name-required',
              email: 'forms.error.email-not-business',
            },
          },
        }}
      />
    ),

    'engineers, usual': <StaffAugmentationHeader {...engineers} />,
    'engineers, without the counter': <StaffAugmentationHeader {...engineers} counterDisabled />,
    'engineers, with a form on the page': (
      <StaffAugmentationHeader {...engineers} contactHref="#request" counterDisabled />
    ),
  },
}
