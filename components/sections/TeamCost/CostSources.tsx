import { Check, Minus } from 'lucide-react'
import { exchangeRates } from '../../../content/facts/rates.ts'
import { rateCard } from '../../../content/facts/rates.ts'
import { hireCountries, type HireCountry } from '../../../content/taxonomy.ts'
import { hoursPerDay, hoursPerMonth, workDays, workYear } from '../../../content/team-cost.ts'
import { Message } from '../../text/Message.tsx'
import { SampleMark } from '../../text/SampleMark.tsx'
import { useList } from '../../text/locale-formats.ts'
import { useText } from '../../text/useText.ts'
import { FactList } from '../../ui/FactList.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './TeamCost.module.css'

/** Where each figure of the sum comes from. */
export function CostSources() {
  const text = useText()
  const list = useList()
  const { sample, asOf, countryFactors } = rateCard
  const { source } = exchangeRates
  const factors = (Object.keys(hireCountries) as HireCountry[]).map((country) =>
    text('team-cost.sources.factor', {
      country: text(`taxonomy.country.${hireCountries[country]}`),
      factor: countryFactors[country],
    }),
  )
  return (
    <Section opening="quiet" title={<Message id="team-cost.sources.title" />}>
      <div className={css.sources}>
        <FactList
          facts={[
            {
              id: 'rate',
              name: <Message id="team-cost.sources.rate" />,
              value: (
                <>
                  <Message id="team-cost.sources.rate-text" values={{ day: new Date(asOf) }} />{' '}
                  <SampleMark sample={sample} />
                </>
              ),
            },
            {
              id: 'place',
              name: <Message id="team-cost.sources.place" />,
              value: (
                <>
                  <Message id="team-cost.sources.place-text" values={{ factors: list(factors) }} />{' '}
                  <SampleMark sample={sample} />
                </>
              ),
            },
            {
              id: 'hours',
              name: <Message id="team-cost.sources.hours" values={{ hours: hoursPerMonth }} />,
              value: (
                <Message
                  id="team-cost.sources.hours-text"
                  values={{ ...workYear, days: workDays, hours: hoursPerDay }}
                />
              ),
            },
            {
              id: 'shared',
              name: <Message id="team-cost.sources.shared" />,
              value: <Message id="team-cost.sources.shared-text" />,
            },
            {
              id: 'exchange',
              name: <Message id="team-cost.sources.exchange" />,
              value: (
                <Message
                  id="team-cost.sources.exchange-text"
                  values={{
                    day: new Date(source.asOf),
                    dollars: exchangeRates.rates.USD,
                    pounds: exchangeRates.rates.GBP,
                    link: (chunks) => (
                      <a href={source.url} rel="noopener">
                        {chunks}
                      </a>
                    ),
                  }}
                />
              ),
            },
          ]}
        />
      </div>
      <p className={css.offer}>
        <Message id="team-cost.sources.offer" />
      </p>
    </Section>
  )
}

const included = ['pay', 'leave', 'laptop', 'search', 'hours'] as const
const excluded = ['vat', 'licences', 'travel', 'exchange'] as const

/** What a price pays for, and what comes on top. */
export function CostScope() {
  return (
    <Section opening="split" title={<Message id="team-cost.scope.title" />}>
      <div className={css.scope}>
        <div>
          <Heading size="h4">
            <Message id="team-cost.scope.included" />
          </Heading>
          <ul>
            {included.map((id) => (
              <li key={id}>
                <Check strokeWidth={1.6} />
                <Message id={`team-cost.scope.in.${id}`} />
              </li>
            ))}
          </ul>
        </div>
        <div>
          <Heading size="h4">
            <Message id="team-cost.scope.excluded" />
          </Heading>
          <ul>
            {excluded.map((id) => (
              <li key={id}>
                <Minus strokeWidth={1.6} />
                <Message id={`team-cost.scope.out.${id}`} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}
