/** Length of a video as players show it: 134 seconds are "2:14". */
export function videoTime(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
