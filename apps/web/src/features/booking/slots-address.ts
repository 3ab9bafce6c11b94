import type { Answer } from '@vizit/api-client/calls.ts'
import type { TimeslotSearch } from '../../app/timeslot-search.ts'

/** Where the free times of the same doctor are shown. */
export function slotsOfSameDoctor({ assignment, date }: Answer<'showTimeslot'>): TimeslotSearch {
  return { ...doctorsLikeThis({ assignment }), doctor: assignment.doctorId, date }
}

/** Where other doctors of the same speciality and branch are shown. */
export function doctorsLikeThis({ assignment }: Pick<Answer<'showTimeslot'>, 'assignment'>): TimeslotSearch {
  const { providerCode, branchId, specialityId } = assignment
  return { clinic: providerCode, branch: branchId, speciality: specialityId }
}
