import type { Answer } from '@vizit/api-client/calls.ts'

export type Doctor = Answer<'listDoctors'>[number]
export type Branch = Answer<'listBranches'>[number]
/** A free timeslot of one assignment. */
export type FreeSlot = Answer<'listDoctorTimeslots'>[number]
