import type { PlateId } from '../../../content/facts/plates.ts'
import { useElementList } from '../../text/locale-formats.ts'
import { Message } from '../../text/Message.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Section } from '../../ui/Section.tsx'
import { SwipeRow } from '../../ui/SwipeRow.tsx'
import {
  type CountryMap,
  CountryPlate,
  ExplainingPlate,
} from '../ExplainingPlate/ExplainingPlate.tsx'
import css from './ComparedPlates.module.css'

/** The drawing of one of the things: that of its page. */
export type ComparedPlate = { name: string; path: string; plate: PlateId | CountryMap }

/** The things once more, each as the drawing that explains it on its page; things that share one share its place. */
export function ComparedPlates({ plates }: { plates: readonly ComparedPlate[] }) {
  const list = useElementList()
  const shown = onceEach(plates)
  if (plates.length < 2) return null
  return (
    <Section
      opening="split"
      size="h2-small"
      title={<Message id="compare.plates.title" />}
      lead={<Message id="compare.plates.lead" />}
    >
      <SwipeRow className={css.plates}>
        {shown.map(({ items, plate }) => (
          <li key={items[0]!.path} className={css.plate}>
            <Heading size="h4">
              {list(
                items.map(({ name, path }) => (
                  <a key={path} href={path}>
                    {name}
                  </a>
                )),
              )}
            </Heading>
            {typeof plate === 'string' ? (
              <ExplainingPlate id={plate} />
            ) : (
              <CountryPlate map={plate} />
            )}
          </li>
        ))}
      </SwipeRow>
    </Section>
  )
}

function onceEach(plates: readonly ComparedPlate[]) {
  const shown: { items: ComparedPlate[]; plate: ComparedPlate['plate'] }[] = []
  for (const item of plates) {
    const same = shown.find(({ plate }) => plate === item.plate)
    if (same) same.items.push(item)
    else shown.push({ items: [item], plate: item.plate })
  }
  return shown
}
