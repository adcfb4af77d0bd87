import { isOneOf, roles } from '../../../content/taxonomy.ts'
import type { Position } from '../../../content/team-cost.ts'
import { useText } from '../../text/useText.ts'

/** What people of a line are called. */
export function usePositionName() {
  const text = useText()
  return (position: Position) =>
    isOneOf(roles, position)
      ? text(`taxonomy.role.${position}`)
      : text(`taxonomy.skill.${position}`)
}
