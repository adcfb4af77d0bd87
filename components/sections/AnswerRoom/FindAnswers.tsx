import { frameworks } from '../../../content/facts/supplier-answers/answer-facts.ts'
import { longestSearch, type Room } from '../../../content/procurement.ts'
import { Message } from '../../text/Message.tsx'
import { useText } from '../../text/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { JoinedRow } from '../../ui/JoinedRow.tsx'
import { Labelled } from '../../ui/Labelled.tsx'
import css from './AnswerRoom.module.css'

/** Id of the form that all controls of the answers belong to, wherever they are on the page. */
export const answersForm = 'answers-form'

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
          <JoinedRow>
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
