import { Message } from '../../text/Message.tsx'
import { useClaim } from '../../text/useClaim.ts'
import css from './HeroHeader.module.css'

/** S-28 in its quiet form: the clients' names in the site's own type. */
export function ClientNames({ clients }: { clients: readonly string[] }) {
  const claim = useClaim()
  return (
    <div className={css.clients}>
      <p className={css.caption} id="hero-clients">
        <Message id="hero-header.clients" values={{ countries: claim('client-countries').text }} />
      </p>
      <ul className={css.names} aria-labelledby="hero-clients">
        {clients.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  )
}
