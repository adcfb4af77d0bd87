/** Waves of one beat: when in the beat (0 to 1), how high against the main peak, how long. */
const waves = [
  { time: 0.2, height: 0.13, length: 0.026 },
  { time: 0.338, height: -0.12, length: 0.009 },
  { time: 0.36, height: 1, length: 0.0105 },
  { time: 0.386, height: -0.28, length: 0.011 },
  { time: 0.61, height: 0.27, length: 0.047 },
] as const

/** Where in a beat its main peak lies. */
export const peakTime = 0.36

/** Takes a time in beats and gives the height of an electrocardiogram there; its main peak is 1. */
export function heartbeat(time: number): number {
  const share = time - Math.floor(time)
  return waves.reduce(
    (sum, wave) => sum + wave.height * Math.exp(-(((share - wave.time) / wave.length) ** 2) / 2),
    0,
  )
}
