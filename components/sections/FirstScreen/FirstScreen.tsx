import { type ReactNode, useId } from 'react'
import type { SellingFacts } from '../../../content/selling-facts.ts'
import { Message } from '../../text/Message.tsx'
import { SampleMark } from '../../text/SampleMark.tsx'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { useHref } from '../../text/useHref.ts'
import { useText } from '../../text/useText.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Heading, HeadingLevel } from '../../ui/Heading.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Desk } from './Desk.tsx'
import css from './FirstScreen.module.css'
import { StartSteps } from './StartSteps.tsx'
import { useCostLink, useSellingFacts } from './useSellingFacts.tsx'

export type FirstScreenProps = {
  copy: SectionCopy<'title' | 'lead' | 'more'>
  /** Where 'Get in touch' leads. */
  contactHref: string
  /** The second action; `cost` leads to what a team of what the page sells costs. */
  second: { href: string; label: ReactNode } | 'cost'
  facts: SellingFacts
  /** The drawing that explains, with its caption. */
  picture: ReactNode
  /** Below the text that is read after the facts. */
  children?: ReactNode
}

/**
 * What a page sells: title, one sentence, two actions, four facts and a drawing that explains, then who answers.
 * In one column the facts follow the actions.
 */
export function FirstScreen(props: FirstScreenProps) {
  const { copy, contactHref, second, facts, picture, children } = props
  const id = useId()
  const costLink = useCostLink(facts)
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
              <ButtonLink href={contactHref} arrow>
                <Message id="common.action.get-in-touch" />
              </ButtonLink>
              {second === 'cost' ? (
                <ButtonLink {...costLink} variant="outline">
                  <Message id="first-screen.rate.work-out" />
                </ButtonLink>
              ) : (
                <ButtonLink href={second.href} variant="outline">
                  {second.label}
                </ButtonLink>
              )}
            </div>
          </div>
          <SellingFactsList facts={facts} leadsOn={second !== 'cost'} />
          <div className={css.more}>
            {facts.model === 'extend' ? <StartSteps position={facts.position} /> : null}
            <p>
              <SectionText copy={copy} part="more" />
            </p>
            <div className={css.beside}>
              {facts.comparison ? <ComparisonLink {...facts.comparison} /> : null}
              {children}
            </div>
          </div>
          <div className={css.picture}>{picture}</div>
        </div>
      </Panel>
      <Desk />
    </>
  )
}

/** Leads to what the page sells beside two others. */
function ComparisonLink({ query, items }: NonNullable<SellingFacts['comparison']>) {
  const text = useText()
  const names = items.map((item) => ('message' in item ? text(item.message) : item.name))
  return (
    <a href={`${useHref()('compare')}?${query}`} rel="nofollow">
      <Message id="first-screen.beside" values={{ names: names.join(' · ') }} />
    </a>
  )
}

/** Start, shortest term, rate and who manages, each with the condition on which it holds, and where it leads on. */
function SellingFactsList(props: { facts: SellingFacts; leadsOn: boolean }) {
  return (
    <dl className={css.facts}>
      {useSellingFacts(props.facts).map(({ id, name, value, condition, more, sample }) => (
        <div key={id} className={css.fact}>
          <dt>
            {name} <SampleMark sample={sample} />
          </dt>
          <dd className={css.value}>{value}</dd>
          <dd className={css.condition}>
            {condition}
            {props.leadsOn && more ? <> {more}</> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}
