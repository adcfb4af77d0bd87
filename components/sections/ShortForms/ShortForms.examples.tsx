import type { Examples } from '../../examples.ts'
import { ExplainingPlate } from '../ExplainingPlate/ExplainingPlate.tsx'
import { ShortContact, StartProject, StartProjectPictured, StartProjectRow } from './ShortForms.tsx'

const shortCopy = 'short-contact.section'

const copy = 'start-project.section'
const pathname = '/get-in-touch'

export const examples: Examples = {
  rows: ['S-13', 'S-12'],
  catalogs: ['start-project', 'plates', 'forms', 'taxonomy', 'short-contact'],
  examples: {
    'start, usual': <StartProject copy={copy} pathname={pathname} />,
    'start, refused without script': (
      <StartProject
        copy={copy}
        pathname={pathname}
        formState={{
          posted: {
            form: 'start-project',
            values: { email: 'bo@keller' },
            errors: { email: 'forms.error.start-email' },
          },
        }}
      />
    ),
    'start, failed without script': (
      <StartProject
        copy={copy}
        pathname={pathname}
        formState={{
          posted: {
            form: 'start-project',
            values: { email: 'marta@keller-diagnostik.example' },
            errors: {},
          },
        }}
      />
    ),

    'start, in a row': <StartProjectRow copy={copy} pathname={pathname} />,
    'start, beside a drawing': (
      <StartProjectPictured
        copy={copy}
        pathname={pathname}
        picture={<ExplainingPlate id="team-augmentation" />}
      />
    ),

    'short, usual': <ShortContact copy={shortCopy} pathname={pathname} />,
    'short, refused without script': (
      <ShortContact
        copy={shortCopy}
        pathname={pathname}
        formState={{
          posted: {
            form: 'short-contact',
            values: { name: 'Bo', email: 'bo@keller-diagnostik.example' },
            errors: { name: 'forms.error.name-and-email' },
          },
        }}
      />
    ),
    'short, failed without script': (
      <ShortContact
        copy={shortCopy}
        pathname={pathname}
        formState={{
          posted: {
            form: 'short-contact',
            values: { name: 'Marta O’Neil', email: 'marta@keller-diagnostik.example' },
            errors: {},
          },
        }}
      />
    ),
  },
}
