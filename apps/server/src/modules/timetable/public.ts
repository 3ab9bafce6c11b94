export type { TimetableConflict } from './store/conflicts.ts'
export { type RemakeRequest, remakeTimetable, type TimetableChanges } from './use-cases/remake-timetable.ts'
export { type LeavesOut, type RollCounts, rollTimetable } from './use-cases/roll-timetable.ts'
