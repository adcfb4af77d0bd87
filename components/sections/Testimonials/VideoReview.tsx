import { Play } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { Message } from '../../text/Message.tsx'
import { useHydrated } from '../../ui/useHydrated.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { VideoOf } from './testimonial.ts'
import { VideoDialog, VideoWords } from './VideoDialog.tsx'
import css from './VideoReview.module.css'

/**
 * A button that says what it plays, with its dialog, and the text to read instead; without script a link to the file. The
 * player exists while the dialog is open, so closing stops it; the focus goes back to the button without scrolling.
 */
export function VideoReview(props: VideoOf) {
  const { name, position, video } = props
  const [open, setOpen] = useState(false)
  const hydrated = useHydrated()
  const button = useRef<HTMLButtonElement>(null)
  const play = useId()

  const seconds = Math.round(video.duration)
  const control = (
    <>
      <Play strokeWidth={1.6} />
      <span>
        <Message
          id="testimonials.video.watch"
          values={{
            minutes: Math.floor(seconds / 60),
            seconds: seconds % 60,
            sound: video.silent ? 'none' : 'some',
            name,
            position,
            about: hidden,
          }}
        />
      </span>
    </>
  )

  function onClose() {
    setOpen(false)
    button.current?.focus({ preventScroll: true })
  }

  return (
    <div className={css.video}>
      {hydrated ? (
        <button
          ref={button}
          id={play}
          type="button"
          className={css.play}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {control}
        </button>
      ) : (
        <a className={css.play} id={play} data-held="" href={video.mp4}>
          {control}
        </a>
      )}
      <VideoWords
        {...props}
        title={<Message id="testimonials.video.read" values={{ name, about: hidden }} />}
      />
      {open ? <VideoDialog {...props} onClose={onClose} /> : null}
    </div>
  )
}

const hidden = (chunks: ReactNode) => <VisuallyHidden>{chunks}</VisuallyHidden>
