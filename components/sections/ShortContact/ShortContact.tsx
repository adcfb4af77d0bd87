import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import type { FormState } from '../../forms/form-state.ts'
import { ShortContactFormIsland } from '../../forms/ShortContactForm.island.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './ShortContact.module.css'

type Props = { copy: SectionCopy<'title' | 'lead'>; pathname: string; formState?: FormState }

/** S-12: name and address in the margin of a page that asks for no more. */
export function ShortContact({ copy, pathname, formState }: Props) {
  return (
    <Section
      opening="beside"
      id="short-contact"
      title={<SectionText copy={copy} part="title" />}
      lead={<SectionText copy={copy} part="lead" />}
    >
      <div className={css.form}>
        <ShortContactFormIsland pathname={pathname} formState={formState} />
      </div>
    </Section>
  )
}
