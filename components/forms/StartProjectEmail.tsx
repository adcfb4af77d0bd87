import { Check } from 'lucide-react'
import { Message } from '../text/Message.tsx'
import { Button } from '../ui/Button.tsx'
import { EmailRow } from './EmailRow.tsx'
import { useShownRefusals } from './RefusalsContext.ts'
import { RequiredMark } from './RequiredMark.tsx'
import css from './StartProjectForm.module.css'

type Props = { busy: boolean; ticked: boolean }

/** The address with its button, which a refused attempt disables until the next keystroke. */
export function StartProjectEmail({ busy, ticked }: Props) {
  const refused = useShownRefusals().email?.cause === 'sending'
  return (
    <EmailRow
      form="start-project"
      label={
        <>
          <Message id="forms.label.email" />
          <RequiredMark />
        </>
      }
    >
      <Button type="submit" busy={busy} disabled={refused} arrow={!ticked}>
        <Message id="forms.start.submit" />
        {ticked ? <Check className={css.tick} strokeWidth={1.6} data-tick="" /> : null}
      </Button>
    </EmailRow>
  )
}
