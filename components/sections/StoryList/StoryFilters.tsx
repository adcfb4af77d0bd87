import { useId } from 'react'
import {
  type Filtered,
  type FilterKey,
  type FilterOption,
  optionsOf,
  type StoryFilter,
} from '../../../content/story-filter.ts'
import { storyFilterKeys } from '../../../content/taxonomy.ts'
import type { MessageId } from '../../../locales/messages.d.ts'
import { Message } from '../../text/Message.tsx'
import { useHref } from '../../text/useHref.ts'
import { useText } from '../../text/useText.ts'
import fold from '../../ui/Fold.module.css'
import css from './StoryFilters.module.css'

type Props = { stories: readonly Filtered[]; filter: StoryFilter }

/** Links that filter the stories; each carries all chosen values in its address, with the number it leads to. */
export function StoryFilters({ stories, filter }: Props) {
  const text = useText()
  return (
    <nav aria-label={text('story-filters.title')}>
      <details className={[css.filters, fold.fold, fold.onPhones].join(' ')}>
        <summary>
          <Message id="story-filters.title" />
        </summary>
        <div className={css.groups}>
          {storyFilterKeys.map((key) => (
            <FilterGroup key={key} name={key} options={optionsOf(key, stories, filter)} />
          ))}
        </div>
      </details>
    </nav>
  )
}

type GroupProps = { name: FilterKey; options: readonly FilterOption[] }

function FilterGroup({ name, options }: GroupProps) {
  const id = useId()
  return (
    <div className={css.group}>
      <p id={id} className={css.name}>
        <Message id={`story-filters.${name}`} />
      </p>
      <ul aria-labelledby={id} className={css.options}>
        {options.map((option) => (
          <li key={option.value ?? ''}>
            <Option {...option} label={labelId(name, option.value)} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Id of the message that names a value of a filter. */
export function labelId(key: FilterKey, value: string | undefined) {
  return (value ? `taxonomy.${key}.${value}` : 'story-filters.all') as
    | 'story-filters.all'
    | Extract<MessageId, `taxonomy.${FilterKey}.${string}`>
}

/** A choice; one that leads to nothing is no link. */
function Option({ count, search, chosen, label }: FilterOption & { label: LabelId }) {
  const href = useHref()
  const text = useText()
  const words = (
    <Message
      id="story-filters.option"
      values={{
        label: text(label),
        stories: count,
        count: (chunks) => <span className={css.count}>{chunks}</span>,
      }}
    />
  )
  if (count === 0 && !chosen) return <span className={css.option}>{words}</span>
  return (
    <a
      className={css.option}
      href={href('success-stories') + search}
      // The filters make hundreds of addresses: crawlers read the whole list and the stories instead.
      rel={search === '' ? undefined : 'nofollow'}
      aria-current={chosen ? 'true' : undefined}
    >
      {words}
    </a>
  )
}

type LabelId = ReturnType<typeof labelId>
