export type { TimetableConflict } from './store/conflicts.ts'
export { type Remade, type RemakeRequest, remakeTimetable } from './use-cases/remake-timetable.ts'
export { type LeavesOut, type Rolled, rollTimetable } from './use-cases/roll-timetable.ts'
