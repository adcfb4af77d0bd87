import type { Examples } from '../../examples.ts'
import { ShortContact } from './ShortContact.tsx'

const copy = 'short-contact.section'
const pathname = '/get-in-touch'

export const examples: Examples = {
  rows: ['S-12'],
  namespaces: ['short-contact', 'forms', 'taxonomy'],
  examples: {
    usual: <ShortContact copy={copy} pathname={pathname} />,
    'refused without script': (
      <ShortContact
        copy={copy}
        pathname={pathname}
        formState={{
          form: 'short-contact',
          values: { name: 'Bo', email: 'bo@keller-diagnostik.example' },
          errors: { name: 'forms.error.name-and-email' },
        }}
      />
    ),
    'failed without script': (
      <ShortContact
        copy={copy}
        pathname={pathname}
        formState={{
          form: 'short-contact',
          values: { name: 'Marta O’Neil', email: 'marta@keller-diagnostik.example' },
          errors: {},
          failure: true,
        }}
      />
    ),
  },
}
