import { Check, Link } from 'lucide-react'
import { useState } from 'react'
import { Message } from '../../text/Message.tsx'
import { Button } from '../../ui/Button.tsx'
import { useHydrated } from '../../ui/useHydrated.ts'
import css from './PageActions.module.css'

/** Copies the address of a choice; without a script it is read from the bar of the browser. */
export function CopyLink({ path }: { path: string }) {
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready')
  if (!useHydrated()) return null
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.origin + path)
      setState('copied')
    } catch {
      // A page without https or permission has no clipboard.
      setState('failed')
    }
  }
  return (
    <div className={css.copy}>
      <Button type="button" variant="outline" size="small" onClick={copy}>
        {state === 'copied' ? <Check strokeWidth={1.6} /> : <Link strokeWidth={1.6} />}
        <Message id="common.page-actions.copy" />
      </Button>
      <span aria-live="polite">
        {state === 'copied' ? <Message id="common.page-actions.copied" /> : null}
        {state === 'failed' ? <Message id="common.page-actions.not-copied" /> : null}
      </span>
    </div>
  )
}
