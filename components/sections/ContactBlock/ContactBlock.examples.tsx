import type { PostedFormState } from '../../../server/contract/page-state.ts'
import type { Examples } from '../../examples.ts'
import type { FormState } from '../../forms/useRequestForm.ts'
import { ContactBlock } from './ContactBlock.tsx'
import { ReceivedPage } from './ReceivedPage.tsx'

const copy = 'contact.form'
const pathname = '/contact-us'
const token = 'q3Vx0mJw-8yTz_5bKc1dRA'

const posted = (values: PostedFormState['values'], rest: Partial<PostedFormState>): FormState => ({
  posted: { form: 'contact', values, errors: {}, ...rest },
})

const typed = {
  name: 'Marta O’Neil',
  email: 'marta@keller-diagnostik.example',
  phone: '+41 44 586 20 11',
  company: 'Keller Diagnostik AG',
  requestDetails: 'Move a DICOM viewer to the web and connect two hospitals by June.',
}

export const examples: Examples = {
  rows: ['S-11'],
  catalogs: ['contact', 'claims', 'forms', 'taxonomy'],
  examples: {
    usual: <ContactBlock copy={copy} level={1} pathname={pathname} />,
    'inside a page': <ContactBlock copy={copy} level={2} pathname="/" />,
    'refused without script': (
      <ContactBlock
        copy={copy}
        level={1}
        pathname={pathname}
        formState={posted(
          { ...typed, name: '', email: 'marta@gmail.com' },
          {
            errors: {
              name: 'forms.error.name-required',
              email: 'forms.error.email-not-business',
            },
          },
        )}
      />
    ),
    'failed without script': (
      <ContactBlock copy={copy} level={1} pathname={pathname} formState={posted(typed, {})} />
    ),
    'details nearly full': (
      <ContactBlock
        copy={copy}
        level={1}
        pathname={pathname}
        formState={posted({ ...typed, requestDetails: 'Two hospitals by June. '.repeat(200) }, {})}
      />
    ),
    'received without script': <ReceivedPage token={token} />,
  },
}
