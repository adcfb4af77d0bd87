import { ArrowRight } from 'lucide-react'
import { type SectionCopy, useSectionText, SectionText } from '../../text/SectionText.tsx'
import { samePath } from '../../text/same-path.ts'
import { Message } from '../../text/Message.tsx'
import { useHref } from '../../text/useHref.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { SliderIsland } from '../../slider/Slider.island.tsx'
import { Drawing, type DrawingFile } from '../../ui/Drawing.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './OtherHirePages.module.css'

/** A hire page (E-10); pages about a role or a skill have no flag. */
export type HirePage = { path: string; title: string; Flag?: DrawingFile }

type Props = {
  copy: SectionCopy<'title' | 'slides'>
  pages: readonly HirePage[]
  /** Address of the page that shows the slider. */
  path: string
  /** Where 'Hire Developers' leads. */
  action: string
}

/** S-34: the other hire pages; the page itself is left out. Alone, it has no such section. */
export function OtherHirePages({ copy, pages, path, action }: Props) {
  const sectionText = useSectionText()
  const href = useHref()
  const others = pages.filter((page) => !samePath(page.path, path))
  if (others.length === 0) return null
  return (
    <Section
      opening="quiet"
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
