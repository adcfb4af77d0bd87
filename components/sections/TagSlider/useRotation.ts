import { useEffect, useReducer } from 'react'
import { rotate, startRotation, tickLength } from './rotation.ts'

/**
 * The rotation with its clocks.
 * @param count how many contents there are
 * @param running whether time passes; a content that is due is prepared in any case
 */
export function useRotation(count: number, running: boolean) {
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
