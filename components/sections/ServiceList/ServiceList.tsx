import { clickData, answerLink } from '../../questionnaire/answer-link.ts'
import { Message } from '../../text/Message.tsx'
import { type SectionCopy, SectionText, useSectionText } from '../../text/SectionText.tsx'
import { useHref } from '../../text/useHref.ts'
import { Accordion } from '../../ui/Accordion.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { DecorativePicture, type PictureFiles } from '../../ui/Drawing.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './ServiceList.module.css'

type Props = { copy: SectionCopy<'block-title' | 'lead'>; items: readonly Service[] }

/** S-36: services that open one at a time, each with its actions; all are closed at first. */
export function ServiceList({ copy, items }: Props) {
  const blockTitle = useSectionText()(copy, 'block-title')
  return (
    <Section
      opening="beside"
      title={blockTitle}
      lead={
        <p className={css.lead}>
          <SectionText copy={copy} part="lead" />
        </p>
      }
    >
      <Accordion
        size="h3"
        wide
        items={items.map((service, at) => ({
          id: service.id,
          group:
            service.group && service.group !== items[at - 1]?.group ? (
              <Message id={`service-list.group.${service.group}`} />
            ) : undefined,
          title: <span id={titleId(service)}>{service.title}</span>,
          note: service.summary,
          content: <ServiceContent service={service} blockTitle={blockTitle} />,
        }))}
      />
    </Section>
  )
}

export type Service = {
  id: string
  title: string
  /** Services of a group stand together under its name. */
  group?: 'models' | 'fields'
  /** One line next to the title while the service is closed. */
  summary?: string
  picture: PictureFiles
  content: string
  contentList: readonly string[]
  /** Address of the service's own page. */
  linkToPage?: string
  /** The service is shown without actions. */
  withoutLinks?: boolean
}

/** Id of the title, which tells apart the actions of the services. */
function titleId({ id }: Service): string {
  return `${id}-title`
}

/** What an opened service shows. */
function ServiceContent({ service, blockTitle }: { service: Service; blockTitle: string }) {
  const { title, picture, content, contentList, linkToPage, withoutLinks } = service
  const href = useHref()
  return (
    <div className={css.service}>
      <p>{content}</p>
      <DecorativePicture picture={picture} className={css.picture} />
      {contentList.length > 0 ? (
        <ul className={css.list}>
          {contentList.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      ) : null}
      {withoutLinks ? null : (
        <div className={css.actions}>
          <ButtonLink
            href={href('get-in-touch')}
            size="small"
            aria-describedby={titleId(service)}
            {...answerLink('service', blockTitle, title)}
          >
            <Message id="common.action.get-in-touch" />
          </ButtonLink>
          {linkToPage ? (
            <a
              className={css.more}
              href={linkToPage}
              aria-describedby={titleId(service)}
              {...clickData(blockTitle, title)}
            >
              <Message id="service-list.read-more" />
            </a>
          ) : null}
        </div>
      )}
    </div>
  )
}
