import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './StoredNow.module.css'
import { StoredTextsIsland } from './StoredTexts.island.tsx'

/**
 * What this browser has stored of the site right now, and the button that erases it. Only a script can
 * read it: until then the section says no more than its title and lead.
 */
export function StoredNow({ copy }: { copy: SectionCopy<'title' | 'lead' | 'by-hand'> }) {
  return (
    <Section
      opening="beside"
      id="stored-now"
      tone="buff"
      title={<SectionText copy={copy} part="title" />}
      lead={<SectionText copy={copy} part="lead" />}
    >
      <div className={css.now}>
        <StoredTextsIsland />
        <p>
          <SectionText copy={copy} part="by-hand" />
        </p>
      </div>
    </Section>
  )
}
