import type { Answer } from '@vizit/api-client/calls.ts'

export type Doctor = Answer<'listDoctors'>[number]
export type Branch = Answer<'listBranches'>[number]
/** A doctor at a branch with a speciality. */
export type Assignment = Doctor['worksAt'][number]
/** A free timeslot of one assignment. */
export type FreeSlot = Answer<'listDoctorTimeslots'>[number]
