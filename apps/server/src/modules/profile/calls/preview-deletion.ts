import type { AnswerOf } from '@vizit/contract/call.ts'
import { previewDeletion as call } from '@vizit/contract/calls/profile/deletion.ts'
import { formatInstant } from '@vizit/domain/time/format-instant.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { Language } from '../../../platform/http/language.ts'
import { bookingsForAdults, fullNameOf } from '../../family/public.ts'
import { countOpenInvoices } from '../../invoices/public.ts'
import { programmesOfLeavers } from '../../programmes/public.ts'
import { findVisit } from '../../visits/public.ts'
import type { ProfileDeps } from '../deps.ts'
import { othersActingFor } from '../store/remove-account-data.ts'
import { deletedProfilesAndVisits } from '../use-cases/delete-account.ts'

/** Returns what deleting the account would remove, so that the person can decide. */
async function previewDeletion(
  actor: Patient,
  language: Language,
  deps: ProfileDeps,
): Promise<AnswerOf<typeof call>> {
  const { accountId } = actor
  const { profileIds, planned, cancellable, override } = await deletedProfilesAndVisits(accountId, deps)
  const now = deps.clock.now()
  const asLeavers = { profileIds, today: civilDateOf(now), language }
  const [members, others, booked, endedProgrammes, openInvoices] = await Promise.all([
    deps.family.membersOf(actor),
    othersActingFor(deps.database.db, accountId, profileIds),
    bookingsForAdults(deps.database.db, { accountId, except: profileIds, override, now }),
    programmesOfLeavers(deps.database.db, asLeavers),
    countOpenInvoices(deps.database.db, profileIds, now),
  ])
  const nameOf = (profileId: string) => {
    const member = members.find(known => known.profileId === profileId)
    return member ? fullNameOf(member) : null
  }
  const visits = await Promise.all(planned.map(({ id }) => findVisit(deps.database, id)))
  const mine = members.filter(({ relKind, profileId }) => relKind !== 'ME' && profileIds.includes(profileId))
  return {
    plannedVisits: visits.flatMap(visit =>
      visit
        ? {
            orderId: visit.id,
            startDate: formatInstant(visit.startsAt),
            physicianName: visit.place.doctorName[language],
            branchName: visit.place.branchName[language],
            patientName: nameOf(visit.profileId),
            cancellable: cancellable.some(({ id }) => id === visit.id),
          }
        : [],
    ),
    peopleInMyCareOnly: mine.flatMap(member => fullNameOf(member) ?? []),
    relativesActingForMe: others.length,
    endedProgrammes,
    openInvoices,
    bookingsForOthers: booked.reduce((sum, { visits: count }) => sum + count, 0),
  }
}

export const previewDeletionRoute = handle(call, async ({ actor, language }, deps: ProfileDeps) =>
  previewDeletion(actor, language, deps),
)
