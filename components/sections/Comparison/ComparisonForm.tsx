import {
  beginnings,
  type ComparedKind,
  comparedKinds,
  comparisonKeys,
  comparisonQuery,
  kindOf,
} from '../../../content/compare.ts'
import { Message } from '../../text/Message.tsx'
import { useHref } from '../../text/useHref.ts'
import { useText } from '../../text/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { Labelled } from '../../ui/FormAndAnswer.tsx'
import { Heading } from '../../ui/Heading.tsx'
import type { ComparedItem } from './compared-item.ts'
import css from './Comparison.module.css'

export type Choice = { kind: ComparedKind; items: readonly { id: string; name: string }[] }

type Props = {
  kind: ComparedKind | undefined
  items: readonly ComparedItem[]
  /** All that can be compared, kind by kind. */
  choices: readonly Choice[]
}

/** The form whose address is the comparison; things of one kind alone once the kind is known. */
export function ComparisonForm({ kind, items, choices }: Props) {
  const href = useHref()
  const text = useText()
  const offered = choices.filter((choice) => !kind || choice.kind === kind)
  return (
    <form className={css.form} method="get" action={href('compare')}>
      {comparisonKeys.map((key, at) => (
        <Labelled key={key} label={<Message id={`compare.choice.${key}`} />}>
          {(id) => (
            <select id={id} name={key} defaultValue={items[at]?.id ?? ''}>
              <option value="">{text('compare.choice.none')}</option>
              {offered.map((choice) => (
                <optgroup key={choice.kind} label={text(`compare.kind.${choice.kind}`)}>
                  {choice.items.map((item) => (
                    <option key={item.id} value={item.id}>
                      {item.name}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          )}
        </Labelled>
      ))}
      <div className={css.submit}>
        <Button type="submit" variant={kind ? 'outline' : 'primary'}>
          <Message id="compare.choice.submit" />
        </Button>
        {kind ? (
          <a href={href('compare')}>
            <Message id="compare.choice.other" />
          </a>
        ) : null}
      </div>
    </form>
  )
}

/** Comparisons to begin with, one of each kind that is not on the page. */
export function Beginnings({ items, choices }: Pick<Props, 'items' | 'choices'>) {
  const path = useHref()('compare')
  const kinds = comparedKinds.filter((kind) => items.every(({ id }) => kindOf(id) !== kind))
  return (
    <div className={css.beginnings}>
      <Heading size="h4">
        <Message id="compare.beginnings" />
      </Heading>
      <FactList
        arrangement="columns"
        facts={kinds.map((kind) => ({
          id: kind,
          name: <Message id={`compare.kind.${kind}`} />,
          value: (
            <a href={`${path}?${comparisonQuery(beginnings[kind])}`} rel="nofollow">
              {beginnings[kind].map((each) => nameIn(choices, each)).join(' · ')}
            </a>
          ),
        }))}
      />
    </div>
  )
}

function nameIn(choices: readonly Choice[], id: string): string {
  return choices.flatMap(({ items }) => items).find((item) => item.id === id)!.name
}
