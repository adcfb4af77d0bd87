import { Check } from 'lucide-react'
import { useFormState } from 'react-final-form'
import type { ErrorCode } from '../../server/contract/error-codes.ts'
import { T } from '../text/T.tsx'
import { Button } from '../ui/Button.tsx'
import { FieldError } from './FieldError.tsx'
import css from './StartProjectForm.module.css'
import { useFieldControl } from './useFieldControl.ts'

type Props = { busy: boolean; ticked: boolean; serverError: ErrorCode | undefined }

/** The address with its button, which a refused attempt disables until the next keystroke. */
export function StartProjectEmail({ busy, ticked, serverError }: Props) {
  const { control, code } = useFieldControl({ form: 'start-project', name: 'email', serverError })
  const { submitFailed, modifiedSinceLastSubmit } = useFormState({
    subscription: { submitFailed: true, modifiedSinceLastSubmit: true },
  })
  const refused = submitFailed === true && code !== undefined && !modifiedSinceLastSubmit
  return (
    <div className={css.field}>
      <label htmlFor={control.id}>
        <T id="forms.label.email" />
        <span className={css.star}>
          <T id="forms.required-mark" />
        </span>
      </label>
      <div className={css.row} data-invalid={code ? '' : undefined}>
        <input {...control} type="email" autoComplete="email" aria-required />
        <Button type="submit" busy={busy} disabled={refused} arrow={!ticked}>
          <T id="forms.start.submit" />
          {ticked ? <Check className={css.tick} strokeWidth={1.6} data-tick="" /> : null}
        </Button>
      </div>
      {code ? <FieldError id={`${control.id}-error`} code={code} /> : null}
    </div>
  )
}
