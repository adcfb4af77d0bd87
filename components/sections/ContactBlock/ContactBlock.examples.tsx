import type { ComponentProps } from 'react'
import type { Examples } from '../../examples.ts'
import { ContactBlock } from './ContactBlock.tsx'

const usual: ComponentProps<typeof ContactBlock> = {
  copy: 'contact.form',
  level: 2,
  pathname: '/contact-us',
}
const values = {
  name: 'M',
  email: 'marta@mail',
  company: 'Keller Schifffahrt AG',
  phone: '',
  requestDetails: 'A viewer for sea charts.\nTwo engineers from May.',
}

export const examples: Examples = {
  rows: ['S-11'],
  namespaces: ['contact', 'forms', 'claims'],
  examples: {
    usual: <ContactBlock {...usual} />,
    'sent back with errors': (
      <ContactBlock
        {...usual}
        formState={{
          form: 'contact',
          values,
          errors: { name: 'forms.error.name-required', email: 'forms.error.email-invalid' },
        }}
      />
    ),
    'sent back after a failure': (
      <ContactBlock
        {...usual}
        formState={{
          form: 'contact',
          values: { ...values, name: 'Marta Keller', email: 'marta@keller.example' },
          errors: {},
          failure: true,
        }}
      />
    ),
  },
}
