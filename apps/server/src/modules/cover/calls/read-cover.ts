import { readCover as call } from '@vizit/contract/calls/cover.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { CoverDeps } from '../deps.ts'
import { coverOfPlaces } from '../store/cover-of-places.ts'
import { programmesOfPerson } from '../store/programmes-of-person.ts'
import { programmesUsedUp } from '../store/programmes-used-up.ts'

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
    const named = [...captions].map(([code, programCaption]) => ({ programId: code, programCaption }))
    const [programme = null] = named
    if (!programme)
      return { programme, programmes: [], doctors: [], medcenters: [], services: [], options: [] }
    const of = { profileId, birthday: member.birthday, today, language }
    const [usedUp, cover] = await Promise.all([
      programmesUsedUp(database.db, asked, of),
      coverOfPlaces(database, [...captions.keys()], places),
    ])
    const programmes = named.map(one => ({ ...one, usedUp: usedUp.get(one.programId) ?? null }))
    return { programme, programmes, ...cover }
  },
)
