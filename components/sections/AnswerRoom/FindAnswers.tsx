import { frameworks } from '../../../content/facts/supplier-answers/answer-facts.ts'
import {
  answerCount,
  isNarrowed,
  longestSearch,
  questionsQuery,
  type Room,
} from '../../../content/procurement.ts'
import { Message } from '../../text/Message.tsx'
import { useText } from '../../text/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Caution } from '../../ui/Caution.tsx'
import { JoinedRow } from '../../ui/JoinedRow.tsx'
import { Labelled } from '../../ui/FormAndAnswer.tsx'
import { type ShownGroup, shownIn } from './AnswerGroupRows.tsx'
import { answersForm } from './AnswerRow.tsx'
import css from './AnswerRoom.module.css'

type Props = {
  room: Room
  /** Address that shows the answers. */
  page: string
  /** Address that exports them: where the form goes unless a button says otherwise. */
  file: string
}

/** A field that searches the answers, and filters; ticks go along, since they belong to the same form. */
export function FindAnswers({ room, page, file }: Props) {
  const text = useText()
  return (
    <form id={answersForm} className={css.form} method="get" action={file}>
      <Labelled label={<Message id="procurement.search.label" />}>
        {(id) => (
          <JoinedRow small>
            <input
              id={id}
              type="search"
              name="search"
              defaultValue={room.search}
              maxLength={longestSearch}
              autoComplete="off"
            />
            <Button type="submit" formAction={page}>
              <Message id="procurement.search.submit" />
            </Button>
          </JoinedRow>
        )}
      </Labelled>
      <Labelled label={<Message id="procurement.filter.framework" />}>
        {(id) => (
          <select id={id} name="framework" defaultValue={room.framework ?? ''}>
            <option value="">{text('procurement.filter.any')}</option>
            {frameworks.map((framework) => (
              <option key={framework} value={framework}>
                {text(`procurement.framework.${framework}`)}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <Labelled label={<Message id="procurement.filter.since" />}>
        {(id) => <input id={id} type="date" name="since" defaultValue={room.since} />}
      </Labelled>
      <Button type="submit" variant="outline" size="small" formAction={page}>
        <Message id="procurement.filter.apply" />
      </Button>
    </form>
  )
}

type FoundAnswersProps = {
  room: Room
  groups: readonly ShownGroup[]
  /** Answers of all groups that are shown. */
  shown: number
  page: string
}

/** How many answers a search and the filters leave, the way to each group, and the way back to all. */
export function FoundAnswers({ room, groups, shown, page }: FoundAnswersProps) {
  const text = useText()
  const selection = room.selected.length > 0 ? `?${questionsQuery(room.selected)}` : ''
  const { search, unknown } = room
  return (
    <>
      <div className={css.found}>
        <p role="status">
          {search === '' ? (
            <Message id="procurement.found" values={{ shown, all: answerCount }} />
          ) : (
            <Message id="procurement.found.search" values={{ shown, all: answerCount, search }} />
          )}
        </p>
        {isNarrowed(room) ? (
          <a href={`${page}${selection}`} rel="nofollow">
            <Message id="procurement.found.all" />
          </a>
        ) : null}
      </div>
      {unknown > 0 ? (
        <Caution>
          <p>
            <Message id="procurement.unknown" values={{ count: unknown }} />
          </p>
        </Caution>
      ) : null}
      <nav className={css.ways} aria-label={text('procurement.groups.label')}>
        <ul>
          {groups.map((group) => (
            <li key={group.id} hidden={shownIn(group) === 0}>
              <a href={`#${group.id}`}>
                <span>
                  <Message id={`procurement.group.${group.id}`} />
                </span>
                <span className={css.number}>
                  <Message
                    id="procurement.group.count"
                    values={{ shown: shownIn(group), all: group.answers.length }}
                  />
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
