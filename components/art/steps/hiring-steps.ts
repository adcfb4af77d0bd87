import type { Palette } from '../markup/palette.ts'
import { stepBrief } from './step-brief.ts'
import { stepContract } from './step-contract.ts'
import { stepFirstDay } from './step-first-day.ts'
import { stepInterview } from './step-interview.ts'
import { stepMeeting } from './step-meeting.ts'
import { stepScreening } from './step-screening.ts'
import { stepSearch } from './step-search.ts'
import { stepTest } from './step-test.ts'

/**
 * The drawings of the stages of hiring in their order, 800 by 600 each: brief, search, screening,
 * technical interview, test task, meeting the client, contract, first day. Each takes the inks.
 */
export const hiringSteps: readonly ((palette: Palette) => string)[] = [
  stepBrief,
  stepSearch,
  stepScreening,
  stepInterview,
  stepTest,
  stepMeeting,
  stepContract,
  stepFirstDay,
]
