import type { ReactNode } from 'react'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { Message } from '../../text/Message.tsx'
import { useClaim } from '../../text/useClaim.ts'
import { useHref, useClaimHref } from '../../text/useHref.ts'
import { useText } from '../../text/useText.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { SliderIsland } from '../../slider/Slider.island.tsx'
import { Section } from '../../ui/Section.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { StoryCardContent } from '../StoryCard/story-facts.tsx'
import { StoryCard } from '../StoryCard/StoryCard.tsx'
import css from './StorySlider.module.css'

type Props = {
  stories: readonly StoryCardContent[]
  /** Left out, the usual title (T-02). */
  copy?: SectionCopy<'title'>
  /** How many there are in all (C-01) stands where other pages lead to the work samples, and the title is small. */
  counted?: boolean
}

/** S-02: stories side by side, the next one cut off at the edge (K-09, A-59). */
export function StorySlider({ stories, copy = 'story-slider', counted = false }: Props) {
  const href = useHref()
  const text = useText()
  const claim = useClaim()
  const claimHref = useClaimHref()
  return (
    <Section
      tone="sunk"
      size={counted ? 'h2-small' : undefined}
      title={<SectionText copy={copy} part="title" />}
      actions={
        <>
          {counted ? (
            <a className={css.count} href={claimHref('success-cases')}>
              {claim('success-cases').text} <Message id="claims.success-cases.label" />
            </a>
          ) : (
            <ButtonLink href={href('work-samples')} variant="outline">
              <Message id="common.route.work-samples" />
            </ButtonLink>
          )}
          <ButtonLink href={href('success-stories')} variant="outline" arrow>
            <span>
              <Message
                id="story-slider.action.named"
                values={{
                  label: text('story-slider.action.see-more'),
                  hidden: (chunks: ReactNode) => <VisuallyHidden>{chunks}</VisuallyHidden>,
                }}
              />
            </span>
          </ButtonLink>
        </>
      }
    >
      <SliderIsland
        kind="stories"
        progress="scale"
        name={text('story-slider.slides')}
        slides={stories.map((story) => ({
          id: story.slug,
          content: <StoryCard story={story} />,
        }))}
      />
    </Section>
  )
}
