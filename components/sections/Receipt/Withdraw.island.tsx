import messages from 'virtual:island-messages/receipt.withdraw'
import { useEffect } from 'react'
import { island } from '../../islands/island.tsx'
import { Message } from '../../text/Message.tsx'
import { Button } from '../../ui/Button.tsx'
import css from './Receipt.module.css'

/**
 * One button that deletes the request. The form has no `action`: it posts to its own address,
 * which contains the token. The second click of a double click must not ask for what is gone by then.
 */
function Withdraw() {
  useEffect(() => {
    // At Back browsers show a page as it was left: here with a request that is deleted by then.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload()
    }
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
  }, [])

  return (
    <section className={css.withdraw} aria-labelledby="receipt-withdraw" data-print="hide">
      <h2 className={css.title} id="receipt-withdraw">
        <Message id="receipt.withdraw.title" />
      </h2>
      <p id="receipt-withdraw-text">
        <Message id="receipt.withdraw.text" />
      </p>
      <form method="post">
        <Button
          type="submit"
          variant="outline"
          name="withdraw"
          aria-describedby="receipt-withdraw-text"
          onClick={(event) => {
            if (event.detail > 1) event.preventDefault()
          }}
        >
          <Message id="receipt.withdraw.button" />
        </Button>
      </form>
    </section>
  )
}

export const WithdrawIsland = island({
  name: 'Withdraw',
  component: Withdraw,
  start: 'press',
  messages,
})
