import css from './FreeDevelopers.module.css'
import { FreeDevelopersCount } from './FreeDevelopersCount.tsx'
import { useFreeDevelopers } from './useFreeDevelopers.ts'

/** How many developers are open to work now (A-107 … A-110); its line is reserved from the start. */
export function FreeDevelopers({ disabled = false }: { disabled?: boolean }) {
  const answer = useFreeDevelopers(disabled)
  if (disabled) return null
  return <div className={css.place}>{answer ? <FreeDevelopersCount {...answer} /> : null}</div>
}
