import { savesData, whenIdle } from '../../ui/when-idle.ts'

/**
 * Puts the silent loop and its pause button behind the template that contains them, once the page has loaded and is idle:
 * with motion, without saved data and unless the window is small. Both go and come as these conditions change; a loop
 * that the visitor paused comes back paused.
 * @param element the template; `data-unless` is the media condition of small windows, and each label of the button
 *   names by `data-while` the state in which it is shown
 */
export function heroVideo(element: HTMLElement): void {
  const { content } = element as HTMLTemplateElement
  const exclusions = [element.dataset.unless!, '(prefers-reduced-motion: reduce)'].map((query) =>
    matchMedia(query),
  )
  let shown: Element[] = []
  let paused = false

  function update() {
    const wanted = !savesData() && !exclusions.some(({ matches }) => matches)
    if (wanted === shown.length > 0) return
    for (const part of shown) part.remove()
    shown = wanted ? createParts() : []
    element.after(...shown)
  }

  function createParts(): Element[] {
    const copy = document.importNode(content, true)
    const video = copy.querySelector('video')!
    const button = copy.querySelector('button')!

    function showLabel() {
      for (const label of button.querySelectorAll<HTMLElement>('[data-while]'))
        label.hidden = label.dataset.while !== (paused ? 'paused' : 'playing')
    }

    // Not every browser heeds a `muted` attribute that was cloned, and none starts a loop with sound by itself.
    video.muted = true
    video.autoplay = !paused
    showLabel()
    button.addEventListener('click', () => {
      paused = !paused
      if (paused) video.pause()
      else void video.play()
      showLabel()
    })
    return [video, button]
  }

  function start() {
    for (const exclusion of exclusions) exclusion.addEventListener('change', update)
    update()
  }

  if (document.readyState === 'complete') whenIdle(start)
  else window.addEventListener('load', () => whenIdle(start), { once: true })
}
