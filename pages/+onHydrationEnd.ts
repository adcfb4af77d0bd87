/** Marks the moment from which React answers; browser tests wait for it. */
export function onHydrationEnd() {
  document.documentElement.dataset.hydrated = ''
}
