import { Message } from '../../text/Message.tsx'
import { SampleMark } from '../../text/SampleMark.tsx'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './DocumentList.module.css'

/** A document as a page and, where search engines may list it, as a file. */
export type ListedDocument = {
  id: string
  title: string
  text: string
  href: string
  markdown: string | undefined
  /** The work sample that fills it in. */
  filledIn?: { title: string; path: string } | undefined
  sample: boolean
}

type Props = {
  copy: SectionCopy<'title' | 'lead'>
  documents: readonly ListedDocument[]
  /** Address that exports answers. */
  file: string
}

const tables = ['csv', 'xlsx', 'markdown'] as const

/** Documents to read and to take along; the last entry is all answers of the page. */
export function DocumentList({ copy, documents, file }: Props) {
  return (
    <Section
      id="documents"
      opening="split"
      title={<SectionText copy={copy} part="title" />}
      lead={<SectionText copy={copy} part="lead" />}
    >
      <ul className={css.documents}>
        {documents.map(({ id, title, text, href, markdown, filledIn, sample }) => (
          <li key={id} className={css.document}>
            <Heading size="h4">
              <a href={href}>{title}</a>
            </Heading>
            <SampleMark sample={sample} />
            <p>{text}</p>
            <p className={css.files}>
              <a href={href}>
                <Message id="procurement.documents.read" />
              </a>
              {markdown ? (
                <a href={markdown} type="text/markdown">
                  <Message id="procurement.documents.markdown" />
                </a>
              ) : null}
              {filledIn ? (
                <a href={filledIn.path}>
                  <Message
                    id="procurement.documents.filled-in"
                    values={{ title: filledIn.title }}
                  />
                </a>
              ) : null}
            </p>
          </li>
        ))}
        <li className={css.document}>
          <Heading size="h4">
            <Message id="procurement.documents.answers" />
          </Heading>
          <p>
            <Message id="procurement.documents.answers-text" />
          </p>
          <p className={css.files}>
            {tables.map((format) => (
              <a key={format} href={`${file}?format=${format}`} rel="nofollow">
                <Message id={`procurement.export.${format}`} />
              </a>
            ))}
          </p>
        </li>
      </ul>
    </Section>
  )
}
