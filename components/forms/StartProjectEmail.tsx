import { Check } from 'lucide-react'
import { useFormState } from 'react-final-form'
import type { ErrorCode } from '../../server/contract/error-codes.ts'
import { T } from '../text/T.tsx'
import { Button } from '../ui/Button.tsx'
import { EmailRow } from './EmailRow.tsx'
import { RequiredMark } from './RequiredMark.tsx'
import css from './StartProjectForm.module.css'

type Props = { busy: boolean; ticked: boolean; serverError: ErrorCode | undefined }

/** The address with its button, which a refused attempt disables until the next keystroke. */
export function StartProjectEmail({ busy, ticked, serverError }: Props) {
  const { submitFailed, modifiedSinceLastSubmit } = useFormState({
    subscription: { submitFailed: true, modifiedSinceLastSubmit: true },
  })
  const refused = submitFailed === true && !modifiedSinceLastSubmit
  return (
    <EmailRow
      form="start-project"
      label={
        <>
          <T id="forms.label.email" />
          <RequiredMark />
        </>
      }
      serverError={serverError}
    >
      {(code) => (
        <Button type="submit" busy={busy} disabled={refused && code !== undefined} arrow={!ticked}>
          <T id="forms.start.submit" />
          {ticked ? <Check className={css.tick} strokeWidth={1.6} data-tick="" /> : null}
        </Button>
      )}
    </EmailRow>
  )
}
