import { useData } from 'vike-react/useData'
import { SendWithRequest } from '../../components/page-actions/PageActions.tsx'
import { countryChart, countryMapPlate } from '../../components/art/maps/country-map-plate.ts'
import type { Say } from '../../components/art/plates/plate-kit.ts'
import {
  type ComparedPlate,
  ComparedPlates,
  Comparison,
} from '../../components/sections/Comparison/Comparison.tsx'
import { NextStep } from '../../components/sections/NextStep/NextStep.tsx'
import { Message } from '../../components/text/Message.tsx'
import { useHref } from '../../components/text/useHref.ts'
import { useText } from '../../components/text/useText.ts'
import { comparisonQuery } from '../../content/compare.ts'
import type { Data } from './+data.ts'

export function Page() {
  const data = useData<Data>()
  const href = useHref()
  const text = useText()
  const { items, kind } = data
  const plates = items.flatMap<ComparedPlate>(({ name, path, plate, country }) => {
    if (plate) return [{ name, path, plate }]
    if (!country) return []
    const { id, strengths } = country
    return [{ name, path, plate: countryMapPlate(id, countryChart(id), strengths, text as Say) }]
  })
  return (
    <>
      <Comparison
        {...data}
        onward={
          kind && items.length > 0 ? (
            <SendWithRequest
              part="comparison"
              query={comparisonQuery(items.map(({ id }) => id))}
              lines={[
                {
                  label: text(`compare.kind.${kind}`),
                  value: items.map(({ name }) => name).join(' · '),
                },
              ]}
            />
          ) : null
        }
      />
      <ComparedPlates plates={plates} />
      <NextStep
        copy="compare.next"
        action={{ href: href('service-finder'), label: <Message id="compare.next.action" /> }}
      />
    </>
  )
}
