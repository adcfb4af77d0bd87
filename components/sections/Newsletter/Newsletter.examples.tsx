import type { Examples } from '../../examples.ts'
import { Newsletter } from './Newsletter.tsx'

export const examples: Examples = {
  rows: ['S-01'],
  catalogs: ['forms'],
  examples: {
    usual: <Newsletter pathname="/" />,
    'refused without script': (
      <Newsletter
        pathname="/"
        formState={{
          posted: {
            form: 'newsletter',
            values: { email: 'reader@example' },
            errors: { email: 'forms.error.newsletter-email' },
          },
        }}
      />
    ),
    'failed without script': (
      <Newsletter
        pathname="/"
        formState={{
          posted: {
            form: 'newsletter',
            values: { email: 'reader@letters.example.com' },
            errors: {},
          },
        }}
      />
    ),
  },
}
