import { refuseAnyMove, refuseAnyTime } from '../../booking/public.ts'
import type { WaitlistDeps } from '../deps.ts'
import type { Candidate } from '../store/candidates.ts'

/** Whether booking would accept this patient now if they booked the time themselves: by the age on its day, too. */
export async function mayTakeOffer(
  { accountId, profileId, serviceId, visitId }: Candidate,
  { assignmentId, startsAt: visitAt }: { readonly assignmentId: string; readonly startsAt: Date },
  { booking }: Pick<WaitlistDeps, 'booking'>,
): Promise<boolean> {
  const asked = { accountId, profileId, assignmentId, serviceId, visitAt, language: 'ru' } as const
  const refused = await (visitId === null ? refuseAnyTime(asked, booking) : refuseAnyMove(asked, booking))
  return refused === undefined
}
