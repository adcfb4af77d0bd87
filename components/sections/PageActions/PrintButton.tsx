import { Printer } from 'lucide-react'
import { Message } from '../../text/Message.tsx'
import { Button } from '../../ui/Button.tsx'
import { useHydrated } from '../../ui/useHydrated.ts'

/** Prints the page; only a script can, so there is no button before one answers. */
export function PrintButton() {
  if (!useHydrated()) return null
  return (
    <div data-print="hide">
      <Button type="button" variant="outline" size="small" onClick={() => window.print()}>
        <Printer strokeWidth={1.6} />
        <Message id="common.page-actions.print" />
      </Button>
    </div>
  )
}
