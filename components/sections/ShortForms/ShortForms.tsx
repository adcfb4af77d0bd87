import { drawing } from '../../art/drawing.ts'
import type { FormState } from '../../forms/form-state.ts'
import { ShortContactFormIsland } from '../../forms/ShortContactForm.island.tsx'
import { StartProjectFormIsland } from '../../forms/StartProjectForm.island.tsx'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import sheet from '../../ui/Contours.module.css'
import { Drawing } from '../../ui/Drawing.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './ShortForms.module.css'

type Props = { copy: SectionCopy<'title' | 'lead'>; pathname: string; formState?: FormState }

/** S-13: one field on the night chart, the shortest way to start. */
export function StartProject({ copy, pathname, formState }: Props) {
  return (
    <Section
      opening="beside"
      size="h2"
      tone="night"
      neatline
      id="start-project"
      title={<SectionText copy={copy} part="title" />}
      lead={<SectionText copy={copy} part="lead" />}
      backdrop={<Drawing day={drawing('contours-night')} decorative className={sheet.contours} />}
    >
      <div className={css.form}>
        <StartProjectFormIsland pathname={pathname} formState={formState} />
      </div>
    </Section>
  )
}

/** S-12: name and address in the margin of a page that asks for no more. */
export function ShortContact({ copy, pathname, formState }: Props) {
  return (
    <Section
      opening="beside"
      id="short-contact"
      title={<SectionText copy={copy} part="title" />}
      lead={<SectionText copy={copy} part="lead" />}
    >
      <div className={css.beside}>
        <ShortContactFormIsland pathname={pathname} formState={formState} />
      </div>
    </Section>
  )
}
