import { useId, type ReactNode } from 'react'
import { Message } from '../../text/Message.tsx'
import { useText } from '../../text/useText.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import type { VideoOf } from './testimonial.ts'
import css from './VideoReview.module.css'
import { Prose } from '../../ui/Prose.tsx'

/**
 * The player. The press that opens it is the one that starts it; a video without sound is muted, so that it may start
 * however late its code comes.
 */
export function VideoDialog({ name, position, video, onClose }: VideoOf & { onClose: () => void }) {
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
      <VideoWords
        name={name}
        position={position}
        video={video}
        title={<Message id="testimonials.video.transcript" />}
      />
    </Dialog>
  )
}

/** The words of a video and what can be seen in it, to read. */
export function VideoWords({ title, name, position, video }: VideoOf & { title: ReactNode }) {
  return (
    <details className={css.transcript}>
      <summary>{title}</summary>
      <p className={css.scene}>
        <Message id="testimonials.video.scene" values={{ name, position }} />
      </p>
      <Prose html={video.transcript} />
    </details>
  )
}
