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
    const programmes = await programmesOfPerson(database.db, profileId, civilDateOf(clock.now()))
    const programme = programmes.find(({ code }) => programId === undefined || code === programId)
    if (!programme) return { programme: null, doctors: [], medcenters: [], services: [], options: [] }
    return {
      programme: {
        programId: programme.code,
        programCaption: programme.caption[language] ?? programme.caption.ru,
      },
      ...(await coverOfPlaces(database, programme.code, places)),
    }
  },
)
