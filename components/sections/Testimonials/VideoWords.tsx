import type { ReactNode } from 'react'
import { Message } from '../../text/Message.tsx'
import { Prose } from '../../ui/Prose.tsx'
import type { VideoOf } from './testimonial.ts'
import css from './VideoReview.module.css'

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
