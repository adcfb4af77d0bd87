import type { Examples } from '../../examples.ts'
import { StartProject } from './StartProject.tsx'

const copy = 'start-project.section'
const pathname = '/get-in-touch'

export const examples: Examples = {
  rows: ['S-13'],
  namespaces: ['start-project', 'forms', 'taxonomy'],
  examples: {
    usual: <StartProject copy={copy} pathname={pathname} />,
    'refused without script': (
      <StartProject
        copy={copy}
        pathname={pathname}
        formState={{
          form: 'start-project',
          values: { email: 'bo@keller' },
          errors: { email: 'forms.error.start-email' },
        }}
      />
    ),
    'failed without script': (
      <StartProject
        copy={copy}
        pathname={pathname}
        formState={{
          form: 'start-project',
          values: { email: 'marta@keller-diagnostik.example' },
          errors: {},
          failure: true,
        }}
      />
    ),
  },
}
