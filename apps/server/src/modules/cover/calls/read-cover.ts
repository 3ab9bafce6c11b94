import { readCover as call } from '@vizit/contract/calls/cover.ts'
import { type LimitState, usedUpLimits } from '@vizit/domain/programmes/used-up.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { CoverDeps } from '../deps.ts'
import { type CountedCover, coverOfPlaces } from '../store/cover-of-places.ts'
import { limitsOfProgrammes } from '../store/limits-of-programmes.ts'
import { programmesOfPerson } from '../store/programmes-of-person.ts'

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
    const captions = new Map(asked.map(({ code, caption }) => [code, caption[language] ?? caption.ru]))
    const programmes = [...captions].map(([code, programCaption]) => ({ programId: code, programCaption }))
    const [programme = null] = programmes
    if (!programme) return { programme, programmes, doctors: [], medcenters: [], services: [], options: [] }
    const of = { profileId, birthday: member.birthday, today, language }
    const [limits, cover] = await Promise.all([
      limitsOfProgrammes(database.db, asked, of),
      coverOfPlaces(database, [...captions.keys()], places),
    ])
    return { programme, programmes, ...sayUsedUp(cover, limits) }
  },
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
