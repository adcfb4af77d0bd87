import { RequestThanks } from '../../components/sections/ContactBlock/RequestThanks.tsx'

export function Page() {
  return <RequestThanks />
}
