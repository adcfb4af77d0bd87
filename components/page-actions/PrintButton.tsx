import { Printer } from 'lucide-react'
import { Message } from '../text/Message.tsx'
import { Button } from '../ui/Button.tsx'

/** Prints the page; only a script can, so there is no button before `print-button` answers. */
export function PrintButton() {
  return (
    <template data-behaviour="print-button" data-start="idle">
      <div data-print="hide">
        <Button type="button" variant="outline" size="small">
          <Printer strokeWidth={1.6} />
          <Message id="common.action.print" />
        </Button>
      </div>
    </template>
  )
}
