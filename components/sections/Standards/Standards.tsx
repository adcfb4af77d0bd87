import { type StandardGroupId, standardGroups } from '../../../content/facts/standards.ts'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { Message } from '../../text/Message.tsx'
import { useHref } from '../../text/useHref.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './Standards.module.css'

type Props = {
  copy: SectionCopy<'title' | 'lead'>
  /** Groups that the page shows; all of them unless told. */
  groups?: readonly StandardGroupId[]
}

/** S-50: standards in groups on a night sheet, each with the way to its card; named as work with them, never as certificates. */
export function Standards({ copy, groups }: Props) {
  const href = useHref()
  const shown = standardGroups.filter(({ id }) => groups?.includes(id) ?? true)
  return (
    <Section
      tone="night"
      neatline
      opening="split"
      title={<SectionText copy={copy} part="title" />}
      lead={<SectionText copy={copy} part="lead" />}
    >
      <div>
        {shown.map(({ id, standards }) => (
          <div key={id} className={css.group}>
            <Heading size="quiet">
              <Message id={`standards.group.${id}`} />
            </Heading>
            <ul className={css.standards}>
              {standards.map((standard) => (
                <li key={standard}>
                  <a className={css.label} href={`${href('compliance')}#${standard}`}>
                    <Message id={`standards.label.${standard}`} />
                  </a>
                  <span className={css.meaning}>
                    <Message id={`standards.meaning.${standard}`} />
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  )
}
