import { useData } from 'vike-react/useData'
import { SendWithRequest } from '../../components/page-actions/PageActions.tsx'
import { Comparison } from '../../components/sections/Comparison/Comparison.tsx'
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
      <NextStep
        copy="compare.next"
        action={{ href: href('service-finder'), label: <Message id="compare.next.action" /> }}
      />
    </>
  )
}
