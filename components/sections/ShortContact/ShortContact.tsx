import { type Copy, Words } from '../../text/Words.tsx'
import type { FormState } from '../../forms/form-state.ts'
import { ShortContactFormIsland } from '../../forms/ShortContactForm.island.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './ShortContact.module.css'

type Props = { copy: Copy<'title' | 'lead'>; pathname: string; formState?: FormState }

/** S-12: name and address in the margin of a page that asks for no more. */
export function ShortContact({ copy, pathname, formState }: Props) {
  return (
    <Section
      opening="beside"
      id="short-contact"
      title={<Words copy={copy} part="title" />}
      lead={<Words copy={copy} part="lead" />}
    >
      <div className={css.form}>
        <ShortContactFormIsland pathname={pathname} formState={formState} />
      </div>
    </Section>
  )
}
