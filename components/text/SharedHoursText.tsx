import type { WorkingHours } from '../../content/working-hours.ts'
import { Message } from './Message.tsx'

export type SharedHours = Pick<WorkingHours, 'shared' | 'sharedMoved'>

/** "7–8 hours": those in common with a client, as they are and when engineers shift their day. */
export function SharedHoursText({ shared, sharedMoved }: SharedHours) {
  return shared === sharedMoved ? (
    <Message id="working-hours.count" values={{ count: shared }} />
  ) : (
    <Message id="working-hours.range" values={{ from: `${shared}`, to: sharedMoved }} />
  )
}
