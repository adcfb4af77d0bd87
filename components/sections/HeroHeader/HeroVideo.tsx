import { Pause, Play } from 'lucide-react'
import { useRef, useState } from 'react'
import { useText } from '../../text/useText.ts'
import { breakpoints } from '../../theme/breakpoints.ts'
import { useIdle } from '../../ui/useIdle.ts'
import { useMediaQuery, useReducedMotion } from '../../ui/useMediaQuery.ts'
import css from './HeroHeader.module.css'

/** A silent loop in two formats: ink on white, in the framing of the wide chart, which is its poster. */
export type HeroVideoFiles = { webm: string; mp4: string }

/**
 * The loop is printed over the chart from 1024 px on, with motion and without saved data,
 * once the page is idle. It can be paused, since it runs longer than five seconds.
 */
export function HeroVideo({ webm, mp4 }: HeroVideoFiles) {
  const text = useText()
  const video = useRef<HTMLVideoElement>(null)
  const [playing, setPlaying] = useState(true)
  const idle = useIdle()
  const small = useMediaQuery(breakpoints['menu-button'])
  const still = useReducedMotion()
  if (!idle || small || still || savesData()) return null

  function toggle() {
    if (playing) video.current?.pause()
    else void video.current?.play()
    setPlaying(!playing)
  }

  return (
    <>
      <video
        ref={video}
        className={css.loop}
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
  )
}

/** Whether the visitor asked for less data (https://wicg.github.io/savedata/). */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
