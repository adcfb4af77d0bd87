import { X } from 'lucide-react'
import css from './CloseButton.module.css'

type Props = {
  /** What it closes, for those who do not see the cross. */
  name: string
  onPress?: () => void
}

/** A framed cross, large enough for a finger. */
export function CloseButton({ name, onPress }: Props) {
  return (
    <button type="button" className={css.close} aria-label={name} onClick={onPress}>
      <X strokeWidth={1.6} />
    </button>
  )
}
