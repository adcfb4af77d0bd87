import { answerCount, questionsQuery, type Room } from '../../../content/procurement.ts'
import { Message } from '../../text/Message.tsx'
import { useText } from '../../text/useText.ts'
import { type ShownGroup, shownIn } from './AnswerGroupRows.tsx'
import { Caution } from '../../ui/Caution.tsx'
import css from './AnswerRoom.module.css'

type Props = {
  room: Room
  groups: readonly ShownGroup[]
  /** Answers of all groups that are shown. */
  shown: number
  page: string
}

/** How many answers a search and the filters leave, the way to each group, and the way back to all. */
export function FoundAnswers({ room, groups, shown, page }: Props) {
  const text = useText()
  const selection = room.selected.length > 0 ? `?${questionsQuery(room.selected)}` : ''
  const { search, framework, since, selectedOnly, unknown } = room
  const isNarrowed = search !== '' || framework !== undefined || since !== undefined || selectedOnly
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
        {isNarrowed ? (
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
