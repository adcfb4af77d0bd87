import { ArrowRight } from 'lucide-react'
import { SliderIsland } from '../../slider/Slider.island.tsx'
import { Message } from '../../text/Message.tsx'
import { samePath, useHref } from '../../text/useHref.ts'
import { type SectionCopy, SectionText, useSectionText } from '../../text/SectionText.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Drawing, type DrawingFile } from '../../ui/Drawing.tsx'
import { PageLinks } from '../../ui/PageLinks.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './HirePages.module.css'

type Props = {
  copy: SectionCopy<'title' | 'lead'>
  /** A title without a page of its own has no path. */
  links: readonly { path?: string; title: string }[]
  /** Address of the page on which the list stands. */
  currentPath: string
}

/**
 * S-23 and S-24: pages about hiring for a role or for a skill, in ruled columns; the page itself is no link, and without
 * any there is no section.
 */
export function HireLinks({ copy, links, currentPath }: Props) {
  if (links.length === 0) return null
  return (
    <Section
      space="tight"
      opening="beside"
      size="h3"
      title={<SectionText copy={copy} part="title" />}
      lead={<SectionText copy={copy} part="lead" />}
    >
      <PageLinks
        links={links.map((link) => ({
          ...link,
          current: link.path !== undefined && samePath(link.path, currentPath),
        }))}
      />
    </Section>
  )
}

/** A hire page (E-10); pages about a role or a skill have no flag. */
export type HirePage = { path: string; title: string; Flag?: DrawingFile }

type OtherHirePagesProps = {
  copy: SectionCopy<'title' | 'slides'>
  pages: readonly HirePage[]
  /** Address of the page that shows the slider. */
  path: string
  /** Where 'Hire Developers' leads. */
  action: string
}

/** S-34: the other hire pages; the page itself is left out. Alone, it has no such section. */
export function OtherHirePages({ copy, pages, path, action }: OtherHirePagesProps) {
  const sectionText = useSectionText()
  const href = useHref()
  const others = pages.filter((page) => !samePath(page.path, path))
  if (others.length === 0) return null
  return (
    <Section
      size="h2-small"
      title={<SectionText copy={copy} part="title" />}
      actions={
        <>
          <ButtonLink href={href('work-samples')} size="small" variant="outline">
            <Message id="common.route.work-samples" />
          </ButtonLink>
          <ButtonLink href={action} size="small">
            <Message id="common.action.hire-developers" />
          </ButtonLink>
        </>
      }
    >
      <SliderIsland
        kind="usual"
        name={sectionText(copy, 'slides')}
        slides={others.map((page) => ({
          id: page.path,
          content: (
            <a className={css.page} href={page.path}>
              {page.Flag ? <Drawing day={page.Flag} decorative className={css.flag} /> : null}
              <span className={css.title}>{page.title}</span>
              <ArrowRight className={css.arrow} strokeWidth={1.6} />
            </a>
          ),
        }))}
      />
    </Section>
  )
}
