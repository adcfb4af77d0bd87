import type { ReactNode } from 'react'
import { company, legalEntity, postalAddress, telephone } from '../../../content/company.ts'
import { Message } from '../../text/Message.tsx'
import { SampleMark } from '../../text/SampleMark.tsx'
import { useLocale } from '../../text/IntlRoot.tsx'
import { useText } from '../../text/useText.ts'
import { Seal } from '../../ui/Seal.tsx'
import css from './Desk.module.css'

const { name, locality, desk, sample } = legalEntity
const { email } = company

/** Who answers, and how to reach them: a strip directly after what a page sells. */
export function Desk() {
  const text = useText()
  const address = postalAddress(useLocale())
  return (
    <aside className={css.desk} aria-label={text('first-screen.desk')}>
      <dl className={css.ways}>
        <Way
          seal={<Seal name={desk.name} />}
          label={
            <>
              <Message id="first-screen.desk.who" /> <SampleMark sample={sample} />
            </>
          }
          value={desk.name}
          condition={<Message id="first-screen.desk.who-condition" />}
        />
        <Way
          label={<Message id="common.company.telephone" />}
          value={<a href={telephone().href}>{telephone().shown}</a>}
          condition={
            <Message
              id="first-screen.desk.telephone-condition"
              values={{ opens: `${desk.opens}`, closes: `${desk.closes}`, place: locality }}
            />
          }
        />
        <Way
          label={<Message id="common.company.email" />}
          value={<a href={`mailto:${email}`}>{email}</a>}
          condition={<Message id="first-screen.desk.email-condition" />}
        />
        <Way label={<Message id="common.company.address" />} value={name} condition={address} />
      </dl>
    </aside>
  )
}

type WayProps = {
  label: ReactNode
  value: ReactNode
  condition: ReactNode
  /** In place of a portrait, where there is room. */
  seal?: ReactNode
}

function Way({ label, value, condition, seal }: WayProps) {
  return (
    <div className={css.way}>
      <dt>
        {seal ? <span className={css.seal}>{seal}</span> : null}
        {label}
      </dt>
      <dd className={css.value}>{value}</dd>
      <dd>{condition}</dd>
    </div>
  )
}
