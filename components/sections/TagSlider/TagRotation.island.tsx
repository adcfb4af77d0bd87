import messages from 'virtual:island-messages/tag-slider,common.carousel'
import { type ReactNode, useEffect, useReducer, useRef } from 'react'
import { island } from '../../islands/island.tsx'
import { Message } from '../../text/Message.tsx'
import { useText } from '../../text/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { useHydrated } from '../../ui/useHydrated.ts'
import { rotate, shownIndex, startRotation, tickLength, ticksPerTurn } from './rotation.ts'
import css from './TagSlider.module.css'
import { useRunning } from './useRunning.ts'

type Props = { tags: readonly { tag: string; content: ReactNode }[] }

/**
 * Contents that take turns in two slots, with a tag for each. All contents are in the HTML and lie over
 * each other, so that the section keeps its height; without script they are a list.
 */
function TagRotation({ tags }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const text = useText()
  const { started, running, turn } = useRunning(root)
  const { rotation, choose } = useRotation(tags.length, running)
  const index = shownIndex(rotation)
  const several = tags.length > 1
  return (
    <div ref={root} className={css.slider}>
      {several ? (
        <div className={css.controls}>
          <Button type="button" variant="outline" size="small" onClick={turn}>
            <Message id={started ? 'tag-slider.stop' : 'tag-slider.start'} />
          </Button>
          <ul className={css.tags} aria-label={text('tag-slider.tags')}>
            {tags.map(({ tag }, at) => (
              <li key={tag}>
                <button
                  type="button"
                  className={css.tag}
                  aria-current={at === index || undefined}
                  onClick={() => choose(at)}
                >
                  {tag}
                </button>
              </li>
            ))}
          </ul>
          <RotationProgress ticks={rotation.ticks} />
        </div>
      ) : null}
      <div className={css.slides} aria-live={running ? 'off' : 'polite'}>
        {tags.map(({ tag, content }, at) => {
          const slot = at === index ? rotation.shown : rotation.slots.indexOf(at)
          return (
            <TagSlide key={tag} slot={several && slot >= 0 ? slot : undefined} shown={at === index}>
              {content}
            </TagSlide>
          )
        })}
      </div>
    </div>
  )
}

/** How much of a turn has passed, as the filled part of a scale. */
function RotationProgress({ ticks }: { ticks: number }) {
  return (
    <svg
      className={css.progress}
      viewBox={`0 0 ${ticksPerTurn} 6`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={css.ground} y="2.5" width={ticksPerTurn} height="1" />
      <rect className={css.passed} width={ticks} height="6" />
    </svg>
  )
}

/**
 * The rotation with its clocks.
 * @param count how many contents there are
 * @param running whether time passes; a content that is due is prepared in any case
 */
function useRotation(count: number, running: boolean) {
  const [rotation, send] = useReducer(rotate, count, startRotation)

  useEffect(() => {
    if (!running) return
    const clock = setInterval(() => send({ type: 'tick' }), tickLength)
    return () => clearInterval(clock)
  }, [running])

  const { due } = rotation
  useEffect(() => {
    if (!due) return
    const timer = setTimeout(() => send({ type: 'prepared' }), due.after)
    return () => clearTimeout(timer)
  }, [due])

  return { rotation, choose: (index: number) => send({ type: 'chosen', index }) }
}

type TagSlideProps = {
  /** Slot in which the content lies; none for a content that is not due. */
  slot?: number
  shown: boolean
  children: ReactNode
}

/** One content of the slider; those not shown are out of reach. */
function TagSlide({ slot, shown, children }: TagSlideProps) {
  const text = useText()
  const hydrated = useHydrated()
  const group =
    slot === undefined
      ? {}
      : {
          role: 'group',
          'aria-roledescription': text('common.carousel.slide-role'),
          'aria-label': text('common.carousel.position', { place: slot + 1, count: 2 }),
        }
  return (
    <div
      {...group}
      className={css.slide}
      data-slot={slot === undefined ? undefined : 'ab'[slot]}
      data-shown={shown || undefined}
      inert={hydrated && !shown}
    >
      {children}
    </div>
  )
}

export const TagRotationIsland = island({
  name: 'TagRotation',
  component: TagRotation,
  start: 'near',
  messages,
})
