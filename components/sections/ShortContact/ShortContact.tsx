import type { CopyFor } from '../../../locales/copy-for.ts'
import type { FormState } from '../../forms/form-state.ts'
import { ShortContactForm } from '../../forms/forms-when-near.ts'
import { T } from '../../text/T.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './ShortContact.module.css'

type Props = { copy: CopyFor<'title' | 'lead'>; pathname: string; formState?: FormState }

/** S-12: name and address in the margin of a page that asks for no more. */
export function ShortContact({ copy, pathname, formState }: Props) {
  return (
    <Section
      opening="beside"
      id="short-contact"
      title={<T id={`${copy}.title`} />}
      lead={<T id={`${copy}.lead`} />}
    >
      <div className={css.form}>
        <ShortContactForm pathname={pathname} formState={formState} />
      </div>
    </Section>
  )
}
