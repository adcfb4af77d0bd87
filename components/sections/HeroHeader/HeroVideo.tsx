import { Pause, Play } from 'lucide-react'
import { useRef, useState } from 'react'
import { useText } from '../../text/useText.ts'
import { breakpoints } from '../../theme/breakpoints.ts'
import { Drawing, type DrawingFile } from '../../ui/Drawing.tsx'
import { useHydrated } from '../../ui/useHydrated.ts'
import { useMediaQuery, useReducedMotion } from '../../ui/useMediaQuery.ts'
import css from './HeroHeader.module.css'

/** A silent loop behind the headline: two files of the same picture and its first frame. */
export type HeroVideoFiles = { webm: string; mp4: string; poster: DrawingFile }

/**
 * The loop plays from 1024 px on, with motion and without saved data; otherwise, and
 * before script, its poster stands there. It can be paused, since it runs longer than five seconds.
 */
export function HeroVideo({ webm, mp4, poster }: HeroVideoFiles) {
  const text = useText()
  const video = useRef<HTMLVideoElement>(null)
  const [playing, setPlaying] = useState(true)
  const hydrated = useHydrated()
  const small = useMediaQuery(breakpoints['menu-button'])
  const still = useReducedMotion()

  function toggle() {
    if (playing) video.current?.pause()
    else void video.current?.play()
    setPlaying(!playing)
  }

  return (
    <div className={css.chart} data-video="">
      <Drawing day={poster} decorative className={css.sheet} loading="eager" />
      {hydrated && !small && !still && !savesData() ? (
        <>
          <video
            ref={video}
            className={css.sheet}
            poster={poster.src}
            aria-hidden="true"
            tabIndex={-1}
            autoPlay
            loop
            muted
            playsInline
          >
            <source src={webm} type="video/webm" />
            <source src={mp4} type="video/mp4" />
          </video>
          <button type="button" className={css.pause} onClick={toggle}>
            {playing ? <Pause strokeWidth={1.6} /> : <Play strokeWidth={1.6} />}
            {text(playing ? 'hero-header.video-pause' : 'hero-header.video-play')}
          </button>
        </>
      ) : null}
    </div>
  )
}

/** Whether the visitor asked for less data (https://wicg.github.io/savedata/). */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
