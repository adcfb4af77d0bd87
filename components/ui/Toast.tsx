import { X } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import css from './Toast.module.css'

/** How long a toast is seen, milliseconds (K-15). */
const toastTime = 2000

type Props = {
  shown: boolean
  /** Name of the button that closes it. */
  closeLabel: string
  /** The time is over. */
  onEnd: () => void
  /** The visitor closed it: the focus needs another place. */
  onClose: () => void
  children: ReactNode
}

/**
 * A short message over the page. Its status region is there from the start, so that the words are
 * announced; its time stands still while it is hovered or holds the focus.
 */
export function Toast({ shown, closeLabel, onEnd, onClose, children }: Props) {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)

  function close() {
    setHovered(false)
    setFocused(false)
    onClose()
  }

  return (
    <div
      className={css.toast}
      data-shown={shown ? '' : undefined}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <p role="status" className={css.words}>
        {shown ? children : null}
      </p>
      {shown ? <ToastTime stopped={hovered || focused} onEnd={onEnd} /> : null}
      {shown ? (
        <button type="button" className={css.close} aria-label={closeLabel} onClick={close}>
          <X strokeWidth={1.6} />
        </button>
      ) : null}
    </div>
  )
}

/** Counts the time of one showing. */
function ToastTime({ stopped, onEnd }: { stopped: boolean; onEnd: () => void }) {
  const left = useRef(toastTime)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (stopped) return
    const since = performance.now()
    const timer = setTimeout(() => end(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - since
    }
  }, [stopped])
  return null
}
