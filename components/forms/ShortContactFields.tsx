import { errorCodes } from '../../server/contract/error-codes.ts'
import { Message } from '../text/Message.tsx'
import { FieldError } from './FieldError.tsx'
import { useShownRefusals } from './RefusalsContext.ts'
import css from './ShortContactForm.module.css'
import { ShortContactField } from './ShortContactField.tsx'

const errorId = 'short-contact-error'

/** Both fields and their one message (T-30): it shows on submit and goes with the next edit (F-19). */
export function ShortContactFields() {
  const shown = useShownRefusals()
  const invalid = Object.keys(shown).length > 0
  const shared = { invalid, errorId: invalid ? errorId : undefined }
  return (
    <div className={css.fields}>
      <ShortContactField
        name="name"
        type="text"
        label={<Message id="forms.label.name" />}
        hint={<Message id="forms.short.name-hint" />}
        error={Boolean(shown.name)}
        {...shared}
      />
      <ShortContactField
        name="email"
        type="email"
        label={<Message id="forms.label.email" />}
        error={Boolean(shown.email)}
        {...shared}
      />
      <div className={css.error}>
        {invalid ? <FieldError id={errorId} code={errorCodes.nameAndEmail} /> : null}
      </div>
    </div>
  )
}
