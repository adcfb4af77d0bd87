import { type ComponentProps, type ReactNode, useId } from 'react'
import { drawing } from '../../art/drawing.ts'
import type { FormState } from '../../forms/useRequestForm.ts'
import { ShortContactFormIsland } from '../../forms/ShortContactForm.island.tsx'
import { StartProjectFormIsland } from '../../forms/StartProjectForm.island.tsx'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import sheet from '../../ui/Contours.module.css'
import { Drawing } from '../../ui/Drawing.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './ShortForms.module.css'

type Props = { copy: SectionCopy<'title' | 'lead'>; pathname: string; formState?: FormState }

/** S-13: one field on the night chart, the shortest way to start. */
export function StartProject(props: Props) {
  return <OneField {...props} size="h2" tone="night" neatline backdrop={<Contours />} />
}

/** S-13 below a form that already asks: the shorter way as one quiet row. */
export function StartProjectRow(props: Props) {
  return <OneField {...props} size="h3" space="tight" />
}

type Look = Pick<
  ComponentProps<typeof Section>,
  'size' | 'tone' | 'space' | 'neatline' | 'backdrop'
>

function OneField({ copy, pathname, formState, ...look }: Props & Look) {
  return (
    <Section
      {...look}
      opening="beside"
      id="start-project"
      title={<SectionText copy={copy} part="title" />}
      lead={<SectionText copy={copy} part="lead" />}
    >
      <div className={css.form}>
        <StartProjectFormIsland pathname={pathname} formState={formState} />
      </div>
    </Section>
  )
}

/** S-13 with a drawing, which is beside words and form where there is room for it. */
export function StartProjectPictured(props: Props & { picture: ReactNode }) {
  const { copy, pathname, formState, picture } = props
  const id = useId()
  return (
    <Panel tone="night" neatline id="start-project" labelledBy={id} backdrop={<Contours />}>
      <div className={css.pictured}>
        <div className={css.words}>
          <Heading size="h2" id={id}>
            <SectionText copy={copy} part="title" />
          </Heading>
          <p className={css.lead}>
            <SectionText copy={copy} part="lead" />
          </p>
          <StartProjectFormIsland pathname={pathname} formState={formState} />
        </div>
        <div className={css.picture}>{picture}</div>
      </div>
    </Panel>
  )
}

function Contours() {
  return <Drawing day={drawing('contours-night')} decorative className={sheet.contours} />
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
