import { Link } from 'lucide-react'
import { Message } from '../text/Message.tsx'
import { useText } from '../text/useText.ts'
import { Button } from '../ui/Button.tsx'
import css from './PageActions.module.css'

/**
 * Copies an address of the site; without a script it is read from the bar of the browser, so there is no button before
 * `copy-link` answers.
 * @param path from its first slash, with its query
 */
export function CopyLink({ path }: { path: string }) {
  const text = useText()
  return (
    <template data-behaviour="copy-link" data-start="idle" data-path={path}>
      <div
        className={css.copy}
        data-print="hide"
        data-copied={text('common.action.copied')}
        data-failed={text('common.action.not-copied')}
      >
        <Button type="button" variant="outline" size="small">
          <Link strokeWidth={1.6} />
          <Message id="common.action.copy" />
        </Button>
        <span aria-live="polite" />
      </div>
    </template>
  )
}
