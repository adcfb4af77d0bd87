import type { ReactNode } from 'react'
import { legalEntity } from '../../../content/company.ts'
import { engineerLocations } from '../../../content/facts/locations.ts'
import { leading } from '../../company/CompanyDetails.tsx'
import { Message } from '../../text/Message.tsx'
import type { SectionCopy } from '../../text/SectionText.tsx'
import { useClaim } from '../../text/useClaim.ts'
import { useClaimHref } from '../../text/useHref.ts'
import { FirstView } from '../FirstScreen/FirstScreen.tsx'
import { PhoneChart, PhoneChartNames } from '../ExplainingPlate/PhoneChart.tsx'
import css from './CompanyOpening.module.css'

const { name, registerNumber, vatNumber, locality, sample } = legalEntity

type Props = {
  copy: SectionCopy<'title' | 'lead'>
  /** Where 'Get in touch' leads. */
  contactHref: string
  second: { href: string; label: ReactNode }
  /** What the chart shows. */
  chart: { title: string; lead: string }
}

/** What opens the page about the company: who it is by law, who leads it, and where its engineers are, by name. */
export function CompanyOpening({ copy, contactHref, second, chart }: Props) {
  const { text } = useClaim()('locations')
  const claimHref = useClaimHref()
  return (
    <FirstView
      copy={copy}
      contactHref={contactHref}
      second={second}
      facts={[
        {
          id: 'name',
          name: <Message id="common.company.name" />,
          value: name,
          condition: (
            <>
              <Message id="common.company.register-entry" values={{ number: registerNumber }} />
              <br />
              <Message id="common.company.vat" /> {vatNumber}
            </>
          ),
          sample,
        },
        ...leading.map((fact) => ({
          ...fact,
          condition: fact.id === 'founded' ? locality : undefined,
          sample,
        })),
      ]}
      picture={<PlacesChart {...chart} />}
    >
      <div>
        <a href={claimHref('locations')}>
          {text} <Message id="claims.locations.label" />
        </a>
        <ul className={css.cities}>
          {engineerLocations.map(({ id }) => (
            <li key={id}>
              <Message id={`locations.${id}`} />
            </li>
          ))}
        </ul>
      </div>
    </FirstView>
  )
}

function PlacesChart({ title, lead }: Props['chart']) {
  return (
    <figure className={css.chart}>
      <div className={css.sheet}>
        <PhoneChart />
        <PhoneChartNames className={css.names} letters="plate" />
        <PhoneChartNames className={[css.names, css.large].join(' ')} letters="phone" />
      </div>
      <figcaption className={css.caption}>
        <strong>{title}</strong> {lead}
      </figcaption>
    </figure>
  )
}
