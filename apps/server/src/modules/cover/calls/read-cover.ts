import { readCover as call } from '@vizit/contract/calls/cover.ts'
import { coveredDays } from '@vizit/domain/programmes/covered-days.ts'
import { lastCoveredDay } from '@vizit/domain/programmes/last-covered-day.ts'
import { type LimitState, usedUpLimits } from '@vizit/domain/programmes/used-up.ts'
import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { bookingWindow } from '@vizit/domain/timetable/booking-window.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { Language } from '../../../platform/http/language.ts'
import type { CoverDeps } from '../deps.ts'
import { type CountedCover, coverOfPlaces } from '../store/cover-of-places.ts'
import { limitsOfProgrammes } from '../store/limits-of-programmes.ts'
import { type ProgrammeOfPerson, programmesOfPerson } from '../store/programmes-of-person.ts'

export const readCoverRoute = handle(
  call,
  async ({ actor, query, language, refuse }, { database, clock, family }: CoverDeps) => {
    const { profileId, programId, ...places } = query
    const member = await family.memberFor(actor, profileId, 'VIEW_COVERAGE')
    if (!member) return refuse('NOT_FOUND')
    const today = civilDateOf(clock.now())
    const all = await programmesOfPerson(database.db, profileId, today)
    const asked = all.filter(({ code }) => programId === undefined || code === programId)
    // A programme covers a person twice who is a member and a member's relative.
    const programmes = [...Map.groupBy(asked, ({ code }) => code)].map(([programId, covers]) => ({
      programId,
      programCaption: captionOf(covers, language),
      ...daysOf(covers, { today, birthday: member.birthday }),
    }))
    const [programme = null] = programmes.map(({ programId, programCaption }) => ({
      programId,
      programCaption,
    }))
    if (!programme) return { programme, programmes, doctors: [], medcenters: [], services: [], options: [] }
    const of = { profileId, birthday: member.birthday, today, language }
    const [left, cover] = await Promise.all([
      limitsOfProgrammes(database.db, asked, of),
      coverOfPlaces(
        database,
        programmes.map(({ programId }) => programId),
        places,
      ),
    ])
    return { programme, programmes, ...sayUsedUp(cover, new Map(left.map(limit => [limit.id, limit]))) }
  },
)

const captionOf = ([cover]: readonly ProgrammeOfPerson[], language: Language): string =>
  cover?.caption[language] ?? cover?.caption.ru ?? ''

/** On which of the days that can be booked a programme covers a person: badges stand beside times of all of them. */
const daysOf = (
  covers: readonly ProgrammeOfPerson[],
  { today, birthday }: { readonly today: CivilDate; readonly birthday: CivilDate | null },
) =>
  coveredDays(
    covers.map(cover => ({ from: cover.validFrom, to: lastCoveredDay(cover, birthday, today).validTo })),
    bookingWindow(today),
  )

/** Says of each thing, and not how it is counted, that none of its visits would be paid now. */
function sayUsedUp(
  { doctors, medcenters, services, options, offers }: CountedCover,
  limits: ReadonlyMap<string, LimitState>,
) {
  const said = <Said extends { readonly limitIds: readonly string[] | null }>({
    limitIds,
    ...one
  }: Said) => ({
    ...one,
    usedUp: usedUpLimits(limitIds, limits) ?? undefined,
  })
  return {
    doctors: doctors.map(said),
    medcenters: medcenters.map(said),
    services: services.map(said),
    options: options.map(said),
    ...(offers && { offers: offers.map(said) }),
  }
}
