import { type ComponentProps, type ReactNode, useId } from 'react'
import type { SellingFacts } from '../../../content/selling-facts.ts'
import { Message } from '../../text/Message.tsx'
import { SampleMark } from '../../text/SampleMark.tsx'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { useHref } from '../../text/useHref.ts'
import { useText } from '../../text/useText.ts'
import { Heading, HeadingLevel } from '../../ui/Heading.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Desk } from './Desk.tsx'
import { FirstActions } from './FirstActions.tsx'
import css from './FirstScreen.module.css'
import { StartSteps } from './StartSteps.tsx'
import { useCostLink, useSellingFacts } from './useSellingFacts.tsx'

export type FirstScreenProps = {
  copy: SectionCopy<'title' | 'lead' | 'more'>
  /** Where the first action leads. */
  contactHref: string
  /** Names the first action; left out, it is 'Get in touch' (T-20). */
  ask?: ReactNode
  facts: SellingFacts
  /** The drawing that explains, with its caption. */
  picture: ReactNode
  /** Beside the text that is read after the facts. */
  children?: ReactNode
}

/**
 * What a page sells: title, one sentence, two actions and what follows them beside a drawing that explains, then
 * four facts, what else there is in a quiet row, and who answers. In one column the facts follow the actions. What
 * else there is to say is below the actions, unless the next steps are.
 */
export function FirstScreen(props: FirstScreenProps) {
  const { copy, contactHref, ask, facts, picture, children } = props
  const words = (
    <p className={css.words}>
      <SectionText copy={copy} part="more" />
    </p>
  )
  const steps = facts.model === 'extend'
  return (
    <FirstView
      copy={copy}
      contactHref={contactHref}
      ask={ask}
      second={useSecondAction(facts)}
      next={steps ? <StartSteps position={facts.position} /> : words}
      facts={useSellingFacts(facts)}
      picture={picture}
    >
      {steps || children || facts.comparison ? (
        <>
          {steps ? words : null}
          {children}
          {facts.comparison ? <ComparisonLink {...facts.comparison} /> : null}
        </>
      ) : null}
    </FirstView>
  )
}

/** Leads to what a team of what the page sells costs; where milestones have a price, to the other models. */
function useSecondAction(facts: SellingFacts): FirstViewProps['second'] {
  const costLink = useCostLink(facts)
  const models = useHref()('engagement-models')
  return facts.model === 'outsourcing'
    ? { href: models, label: <Message id="first-screen.compare" /> }
    : { ...costLink, label: <Message id="first-screen.rate.work-out" /> }
}

type FirstViewProps = Pick<FirstScreenProps, 'contactHref' | 'ask' | 'picture' | 'children'> & {
  copy: SectionCopy<'title' | 'lead'>
  second: ComponentProps<typeof FirstActions>['second']
  /** What follows the actions, below them. */
  next?: ReactNode
  facts: readonly {
    id: string
    name: ReactNode
    value: ReactNode
    /** On which the value holds. */
    condition?: ReactNode
    sample?: boolean
  }[]
}

/** What opens a page, whatever the facts are about; what is read after them is handed in as children. */
export function FirstView(props: FirstViewProps) {
  const { copy, contactHref, ask, second, next, facts, picture, children } = props
  const id = useId()
  return (
    <>
      <Panel labelledBy={id} className={css.panel}>
        <div className={css.first}>
          <div className={css.offer}>
            <HeadingLevel level={1}>
              <Heading size="h1" id={id} focusable>
                <SectionText copy={copy} part="title" />
              </Heading>
            </HeadingLevel>
            <p className={css.lead}>
              <SectionText copy={copy} part="lead" />
            </p>
            <div className={css.actions}>
              <FirstActions href={contactHref} {...{ ask, second }} />
            </div>
          </div>
          <dl className={css.facts}>
            {facts.map(({ id: fact, name, value, condition, sample }) => (
              <div key={fact} className={css.fact}>
                <dt>
                  {name} <SampleMark sample={sample} />
                </dt>
                <dd className={css.value}>{value}</dd>
                {condition ? <dd className={css.condition}>{condition}</dd> : null}
              </div>
            ))}
          </dl>
          {next ? <div className={css.next}>{next}</div> : null}
          {children ? <div className={css.more}>{children}</div> : null}
          <div className={css.picture}>{picture}</div>
        </div>
      </Panel>
      <Desk />
    </>
  )
}

/** Leads to what the page sells beside two others. */
export function ComparisonLink({ query, items }: NonNullable<SellingFacts['comparison']>) {
  const text = useText()
  const names = items.map((item) => ('message' in item ? text(item.message) : item.name))
  return (
    <a href={`${useHref()('compare')}?${query}`} rel="nofollow">
      <Message id="first-screen.beside" values={{ names: names.join(' · ') }} />
    </a>
  )
}
