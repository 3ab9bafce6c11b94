import { readCover as call } from '@vizit/contract/calls/cover.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { CoverDeps } from '../deps.ts'
import { coverOfPlaces } from '../store/cover-of-places.ts'
import { programmesOfPerson } from '../store/programmes-of-person.ts'

export const readCoverRoute = handle(
  call,
  async ({ actor, query, language, refuse }, { database, clock, family }: CoverDeps) => {
    const { profileId, programId, ...places } = query
    if (!(await family.memberFor(actor, profileId, 'VIEW_COVERAGE'))) return refuse('NOT_FOUND')
    const all = await programmesOfPerson(database.db, profileId, civilDateOf(clock.now()))
    const asked = all.filter(({ code }) => programId === undefined || code === programId)
    // A programme covers a person twice who is a member and a member's relative.
    const captions = new Map(asked.map(({ code, caption }) => [code, caption[language] ?? caption.ru]))
    const programmes = [...captions].map(([code, programCaption]) => ({ programId: code, programCaption }))
    const [programme = null] = programmes
    if (!programme) return { programme, programmes, doctors: [], medcenters: [], services: [], options: [] }
    return { programme, programmes, ...(await coverOfPlaces(database, [...captions.keys()], places)) }
  },
)
