import messages from 'virtual:island-messages/testimonials.video'
import { Play } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { island } from '../../islands/island.tsx'
import type { ReviewVideo } from '../../../content/schema.ts'
import { Message } from '../../text/Message.tsx'
import { useText } from '../../text/useText.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import fold from '../../ui/Fold.module.css'
import { Prose } from '../../ui/Prose.tsx'
import { useLinkAsButton } from '../../ui/useLinkAsButton.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './VideoReview.module.css'

/** A video and who is quoted in it. */
type VideoOf = { name: string; position: string; video: ReviewVideo }

/**
 * A quiet button that says what it plays, with its dialog, and the text to read instead; without script a link to the file. The
 * player exists while the dialog is open, so closing stops it; the focus goes back to the button without scrolling.
 */
function VideoReview(props: VideoOf) {
  const { name, position, video } = props
  const [open, setOpen] = useState(false)
  const control = useRef<HTMLAnchorElement>(null)
  const asButton = useLinkAsButton(() => setOpen(true))
  const seconds = Math.round(video.duration)
  function onClose() {
    setOpen(false)
    control.current?.focus({ preventScroll: true })
  }

  return (
    <div className={css.video}>
      <ButtonLink variant="outline" size="small" ref={control} href={video.mp4} {...asButton}>
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
      </ButtonLink>
      <VideoWords {...props} />
      {open ? <VideoDialog {...props} onClose={onClose} /> : null}
    </div>
  )
}

const hidden = (chunks: ReactNode) => <VisuallyHidden>{chunks}</VisuallyHidden>

/**
 * The player. The press that opens it is the one that starts it; a video without sound is muted, so that it may start
 * however late its code comes.
 */
function VideoDialog({ onClose, ...film }: VideoOf & { onClose: () => void }) {
  const { name, position, video } = film
  const text = useText()
  const note = useId()
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Message id="testimonials.video.title" values={{ name, position }} />}
      close={text('testimonials.video.close')}
    >
      <video
        className={css.player}
        controls
        autoPlay
        muted={video.silent}
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
      <VideoWords {...film} />
    </Dialog>
  )
}

/** The words of a video and what can be seen in it, to read. */
function VideoWords({ name, position, video }: VideoOf) {
  return (
    <details className={[css.transcript, fold.fold].join(' ')}>
      <summary>
        <span>
          <Message id="testimonials.video.read" values={{ name, about: hidden }} />
        </span>
      </summary>
      <p className={css.scene}>
        <Message id="testimonials.video.scene" values={{ name, position }} />
      </p>
      <Prose html={video.transcript} />
    </details>
  )
}

export const VideoReviewIsland = island({
  name: 'VideoReview',
  component: VideoReview,
  start: 'press',
  messages,
})
