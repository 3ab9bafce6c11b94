import type { Answer } from '@vizit/api-client/calls.ts'

export type ListedDoctor = Answer<'findDoctors'>['items'][number]
/** A doctor at a branch with a speciality. */
export type ListedPlace = ListedDoctor['worksAt'][number]
export type ListedTimeslot = ListedDoctor['freeTimeslots'][number]
