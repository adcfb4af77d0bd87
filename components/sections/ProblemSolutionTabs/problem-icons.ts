import {
  CalendarClock,
  Coins,
  DoorOpen,
  type LucideIcon,
  MessagesSquare,
  ServerCrash,
  UsersRound,
} from 'lucide-react'

/** Icons that content may name for a problem. */
export const problemIcons = {
  cost: Coins,
  deadline: CalendarClock,
  failure: ServerCrash,
  leaving: DoorOpen,
  people: UsersRound,
  talk: MessagesSquare,
} as const satisfies Record<string, LucideIcon>

export type ProblemIcon = keyof typeof problemIcons
