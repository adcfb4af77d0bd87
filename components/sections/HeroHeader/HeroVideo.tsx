import { Pause, Play } from 'lucide-react'
import { Message } from '../../text/Message.tsx'
import { breakpoints } from '../../theme/breakpoints.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './HeroHeader.module.css'

/** A silent loop in two formats: ink on white, in the framing of the wide chart, which is its poster. */
export type HeroVideoFiles = { webm: string; mp4: string }

/**
 * The loop is printed over the chart from 1024 px on, with motion and without saved data,
 * once the page is idle; until then, and without script, it is in a template, so that nothing of it is fetched.
 * It can be paused, since it runs longer than five seconds.
 */
export function HeroVideo({ webm, mp4 }: HeroVideoFiles) {
  return (
    <template
      data-behaviour="hero-video"
      data-start="idle"
      data-unless={breakpoints['menu-button']}
    >
      <video className={css.loop} aria-hidden="true" tabIndex={-1} loop muted playsInline>
        <source src={webm} type="video/webm" />
        <source src={mp4} type="video/mp4" />
      </video>
      <button type="button" className={css.pause}>
        <span className={css.label} data-while="playing">
          <Pause strokeWidth={1.6} />
          <VisuallyHidden>
            <Message id="hero-header.video-pause" />
          </VisuallyHidden>
        </span>
        <span className={css.label} data-while="paused" hidden>
          <Play strokeWidth={1.6} />
          <VisuallyHidden>
            <Message id="hero-header.video-play" />
          </VisuallyHidden>
        </span>
      </button>
    </template>
  )
}
