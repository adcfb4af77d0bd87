import { Play } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { ReviewVideo } from '../../../content/schema.ts'
import { Message } from '../../text/Message.tsx'
import { useText } from '../../text/useText.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { useHydrated } from '../../ui/useHydrated.ts'
import css from './VideoReview.module.css'
import { videoTime } from './video-time.ts'

type Props = { name: string; position: string; video: ReviewVideo }

/**
 * A play button with its dialog; without script a link to the file. The player exists while the dialog is open, so closing stops it; the
 * focus goes back to the button without scrolling. It plays when the visitor says so.
 */
export function VideoReview({ name, position, video }: Props) {
  const [open, setOpen] = useState(false)
  const hydrated = useHydrated()
  const button = useRef<HTMLButtonElement>(null)
  const text = useText()
  const note = useId()
  const play = useId()

  const label = text('testimonials.video.play', { name, position })

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
          aria-label={label}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Play strokeWidth={1.6} />
        </button>
      ) : (
        <a className={css.play} id={play} data-held="" href={video.mp4} aria-label={label}>
          <Play strokeWidth={1.6} />
        </a>
      )}
      <span className={css.time}>{videoTime(video.duration)}</span>
      {open ? (
        <Dialog
          open
          onClose={onClose}
          title={<Message id="testimonials.video.title" values={{ name, position }} />}
          close={text('testimonials.video.close')}
        >
          <video
            className={css.player}
            controls
            preload="none"
            poster={video.poster}
            playsInline
            aria-label={text('testimonials.video.title', { name, position })}
            aria-describedby={video.silent ? note : undefined}
          >
            <source src={video.webm} type="video/webm" />
            <source src={video.mp4} type="video/mp4" />
            <track
              kind="captions"
              src={video.captions}
              srcLang={video.language}
              label={text('testimonials.video.captions')}
              default
            />
          </video>
          {video.silent ? (
            <p className={css.note} id={note}>
              <Message id="testimonials.video.silent" />
            </p>
          ) : null}
          <details className={css.transcript}>
            <summary>
              <Message id="testimonials.video.transcript" />
            </summary>
            <p className={css.scene}>
              <Message id="testimonials.video.scene" values={{ name, position }} />
            </p>
            <Prose html={video.transcript} />
          </details>
        </Dialog>
      ) : null}
    </div>
  )
}
