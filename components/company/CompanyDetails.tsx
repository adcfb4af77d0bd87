import { company, legalEntity, postalAddress, telephone } from '../../content/company.ts'
import { Message } from '../text/Message.tsx'
import { SampleMark } from '../text/SampleMark.tsx'
import { useLocale } from '../text/IntlRoot.tsx'
import { type Fact, FactList } from '../ui/FactList.tsx'
import css from './CompanyDetails.module.css'

const { email } = company
const { name, registerNumber, vatNumber, founded, leadership, sample } = legalEntity

const positions = Object.keys(leadership) as (keyof typeof leadership)[]

const telephoneLink = <a href={telephone().href}>{telephone().shown}</a>
const emailLink = <a href={`mailto:${email}`}>{email}</a>

/** Since when there is a company, and who leads it. */
export const leading: readonly Fact[] = [
  { id: 'founded', name: <Message id="common.company.founded" />, value: `${founded}` },
  ...positions.map((position) => ({
    id: position,
    name: <Message id={`common.company.${position}`} />,
    value: leadership[position],
  })),
]

/** Who the company is by law, who leads it and how to reach it; under a heading that carries the mark of a sample. */
export function CompanyDetails() {
  const address = postalAddress(useLocale())
  const facts: Fact[] = [
    { id: 'name', name: <Message id="common.company.name" />, value: name },
    { id: 'address', name: <Message id="common.company.address" />, value: address },
    { id: 'telephone', name: <Message id="common.company.telephone" />, value: telephoneLink },
    { id: 'email', name: <Message id="common.company.email" />, value: emailLink },
    {
      id: 'register',
      name: <Message id="common.company.register" />,
      value: <Message id="common.company.register-entry" values={{ number: registerNumber }} />,
    },
    { id: 'vat', name: <Message id="common.company.vat" />, value: vatNumber },
    ...leading,
  ]
  return (
    <div className={css.details}>
      <FactList facts={facts} arrangement="grid" />
    </div>
  )
}

/** Name, address, telephone and email in a few lines. */
export function CompanyAddress() {
  return (
    <address className={css.lines}>
      <span className={css.name}>
        {name} <SampleMark sample={sample} />
      </span>
      <span>{postalAddress(useLocale())}</span>
      {telephoneLink}
      {emailLink}
    </address>
  )
}
