import { readProgramCover as call } from '@vizit/contract/calls/cover.ts'
import { lastCoveredDay } from '@vizit/domain/programmes/last-covered-day.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { CoverDeps } from '../deps.ts'
import { limitsOfProgrammes } from '../store/limits-of-programmes.ts'
import { readOrganisations } from '../store/program-cover.ts'
import { programmesOfPerson } from '../store/programmes-of-person.ts'

export const readProgramCoverRoute = handle(
  call,
  async ({ actor, params, query, language, refuse }, { database, clock, family }: CoverDeps) => {
    const { profileId, cursor } = query
    const member = await family.memberFor(actor, profileId, 'VIEW_COVERAGE')
    if (!member) return refuse('NOT_FOUND')
    const today = civilDateOf(clock.now())
    const programmes = await programmesOfPerson(database.db, profileId, today)
    const covers = programmes.filter(({ code }) => code === params.code)
    const [programme] = covers
    if (!programme) return refuse('NOT_FOUND')
    const of = { profileId, birthday: member.birthday, today, language }
    return {
      validFrom: programme.validFrom,
      ...lastCoveredDay(programme, member.birthday, today),
      isOwn: programme.isOwn,
      limits: await limitsOfProgrammes(database.db, covers, of),
      ...(await readOrganisations(database.db, programme.code, { cursor, language })),
    }
  },
)
