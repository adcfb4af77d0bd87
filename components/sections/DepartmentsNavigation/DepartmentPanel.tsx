import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Message } from '../../text/Message.tsx'
import { SampleMark } from '../../text/SampleMark.tsx'
import { useText } from '../../text/useText.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Stars } from '../../ui/Stars.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { StoryChange } from '../StoryCard/StoryCard.tsx'
import { StorySteps } from '../StoryCard/StorySteps.tsx'
import { type Department, kindOf, starShares } from './department.ts'
import css from './DepartmentPanel.module.css'

const panels = { case: CasePanel, review: ReviewPanel, info: InfoPanel }

/** What is next to a title. */
export function DepartmentPanel({ department }: { department: Department }) {
  const kind = kindOf(department)
  if (!kind) return null
  const Panel = panels[kind]
  return <Panel {...department} />
}

/** What we know about the department. */
function InfoPanel(department: Department) {
  const { title, infoTitle, infoSubtitle, infoFlag } = department
  return (
    <div className={css.panel} data-ground="info">
      {infoFlag ? <img {...infoFlag} alt="" className={css.flag} loading="lazy" /> : null}
      <div className={css.text}>
        <Heading size="h3">{infoTitle ?? title}</Heading>
        {infoSubtitle ? <p>{infoSubtitle}</p> : null}
      </div>
      <PageLink {...department} />
    </div>
  )
}

/** A client's project. */
function CasePanel(department: Department) {
  const { title, caseTitle, caseDescription, caseChange, caseSteps, caseLink } = department
  const { infoBackground, whiteLogo } = department
  const name = caseTitle ?? title
  return (
    <div
      className={css.panel}
      data-ground={infoBackground}
      data-night={infoBackground === 'night' ? '' : undefined}
    >
      <div className={css.told}>
        {whiteLogo ? <img {...whiteLogo} alt="" className={css.logo} loading="lazy" /> : null}
        <div className={css.text}>
          <Heading size="h3">
            {name} <SampleMark sample={department.sample} />
          </Heading>
          {caseDescription ? <p>{caseDescription}</p> : null}
        </div>
        <div className={css.ways}>
          {caseLink ? (
            <ButtonLink href={caseLink} variant="outline" size="small" arrow>
              <span>
                <Message
                  id="departments-navigation.case.link"
                  values={{
                    title: name,
                    hidden: (chunks: ReactNode) => <VisuallyHidden>{chunks}</VisuallyHidden>,
                  }}
                />
              </span>
            </ButtonLink>
          ) : null}
          <PageLink {...department} />
        </div>
      </div>
      {caseChange ? (
        <div className={css.beside}>
          <StoryChange {...caseChange} />
          {caseSteps ? <StorySteps steps={caseSteps} /> : null}
        </div>
      ) : null}
    </div>
  )
}

/** Characters above which a quote is set as running text. */
const longQuote = 240

/** What a client of the department says. */
function ReviewPanel(department: Department) {
  const { reviewText, reviewAuthor, reviewAuthorPosition, reviewAuthorPhoto } = department
  const { reviewStars, reviewExternalLink } = department
  const text = useText()
  const shares = reviewStars === undefined ? [] : starShares(reviewStars)
  const rating = shares.reduce((sum, share) => sum + share, 0)
  return (
    <figure className={css.panel}>
      {reviewStars === undefined ? null : (
        <Stars rating={rating} shares={shares} label={text('common.stars', { rating })} />
      )}
      <blockquote
        className={css.quote}
        data-long={(reviewText?.length ?? 0) > longQuote || undefined}
      >
        <p>{reviewText}</p>
      </blockquote>
      <figcaption className={css.caption}>
        <div className={css.author}>
          {reviewAuthorPhoto ? (
            <img {...reviewAuthorPhoto} alt="" className={css.photo} loading="lazy" />
          ) : null}
          <span>
            <b>
              {reviewAuthor} <SampleMark sample={department.sample} />
            </b>
            {reviewAuthorPosition ? <span>{reviewAuthorPosition}</span> : null}
          </span>
        </div>
        {reviewExternalLink && reviewAuthor ? (
          <a href={reviewExternalLink} className={css.external} rel="noopener">
            <Message id="departments-navigation.review.link" values={{ author: reviewAuthor }} />
            <ArrowUpRight strokeWidth={1.6} />
          </a>
        ) : null}
        <PageLink {...department} />
      </figcaption>
    </figure>
  )
}

/** The way to the page about a department, where it has one. */
function PageLink({ title, pageLink }: Department) {
  if (!pageLink) return null
  return (
    <a className={css.page} href={pageLink}>
      <Message id="departments-navigation.page" values={{ title }} />
    </a>
  )
}
