import type { Examples } from '../../examples.ts'
import { Newsletter } from './Newsletter.tsx'

export const examples: Examples = {
  rows: ['S-01'],
  namespaces: ['forms'],
  examples: {
    usual: <Newsletter pathname="/" />,
    'sent back with an error': (
      <Newsletter
        pathname="/"
        formState={{
          form: 'newsletter',
          values: { email: 'marta@mail' },
          errors: { email: 'forms.error.newsletter-email' },
        }}
      />
    ),
    'sent back after a failure': (
      <Newsletter
        pathname="/"
        formState={{
          form: 'newsletter',
          values: { email: 'marta@keller.example' },
          errors: {},
          failure: true,
        }}
      />
    ),
  },
}
