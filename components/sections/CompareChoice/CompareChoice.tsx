import type { ComparedKind } from '../../../content/compare.ts'
import { comparisonKeys } from '../../../content/compare.ts'
import { Message } from '../../text/Message.tsx'
import { useHref } from '../../text/useHref.ts'
import { Button } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './CompareChoice.module.css'

type Props = {
  /** Things of each kind that the page lists. */
  groups: readonly { kind: ComparedKind; items: readonly { id: string; name: string }[] }[]
}

/**
 * What a page lists as boxes to tick, and a button that shows what was ticked side by side. A script keeps the choice to
 * two or three things of one kind (`compare-tray`); without it the server and the comparison do.
 */
export function CompareChoice({ groups }: Props) {
  const href = useHref()
  const most = comparisonKeys.length
  return (
    <Section
      opening="quiet"
      title={<Message id="compare.tray.title" />}
      lead={<Message id="compare.tray.lead" values={{ most }} />}
    >
      <form
        className={css.form}
        method="get"
        action={href('compare')}
        data-behaviour="compare-tray"
        data-start="near"
        data-most={most}
      >
        {groups.map(({ kind, items }) => (
          <fieldset key={kind} className={css.group}>
            <legend className={css.legend}>
              <Message id={`compare.kind.${kind}`} />
            </legend>
            <div className={css.items}>
              {items.map(({ id, name }) => (
                <label key={id} className={css.item}>
                  <input type="checkbox" name="item" value={id} />
                  <span>{name}</span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
        <div className={css.tray} data-tray="">
          <div aria-live="polite">
            {comparisonKeys.map((key, at) => (
              <p key={key} data-chosen={at + 1} hidden>
                <Message id="compare.tray.chosen" values={{ count: at + 1, most }} />
              </p>
            ))}
            <p data-hint="one" hidden>
              <Message id="compare.tray.one-more" />
            </p>
            <p data-hint="full" hidden>
              <Message id="compare.tray.full" values={{ most }} />
            </p>
            <p data-hint="kind" hidden>
              <Message id="compare.tray.kind" />
            </p>
          </div>
          <div className={css.actions}>
            <button type="reset" className={css.clear} hidden>
              <Message id="compare.tray.clear" />
            </button>
            <Button type="submit" variant="outline" arrow>
              <Message id="compare.tray.submit" />
            </Button>
          </div>
        </div>
      </form>
    </Section>
  )
}
