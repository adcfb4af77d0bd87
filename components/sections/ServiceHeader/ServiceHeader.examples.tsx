import type { Examples } from '../../examples.ts'
import { ServiceHeader } from './ServiceHeader.tsx'

const copy = 'service-header.dedicated-team'
const pathname = '/services/dedicated-team'

export const examples: Examples = {
  rows: ['S-14'],
  namespaces: ['service-header', 'availability', 'forms', 'taxonomy'],
  examples: {
    usual: <ServiceHeader copy={copy} pathname={pathname} />,
    'without the counter': <ServiceHeader copy={copy} pathname={pathname} counterDisabled />,
    'refused without script': (
      <ServiceHeader
        copy={copy}
        pathname={pathname}
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
