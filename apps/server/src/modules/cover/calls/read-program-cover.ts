import { readProgramCover as call } from '@vizit/contract/calls/cover.ts'
import { lastCoveredDay } from '@vizit/domain/programmes/last-covered-day.ts'
import { limitRenewsOn } from '@vizit/domain/programmes/limit-days.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { CoverDeps } from '../deps.ts'
import { readLimitsLeft } from '../store/limits-left.ts'
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
    const programme = programmes.find(({ code }) => code === params.code)
    if (!programme) return refuse('NOT_FOUND')
    // What is left of a programme that has not begun is what there will be on its first day.
    const day = programme.validFrom > today ? programme.validFrom : today
    const last = lastCoveredDay(programme, member.birthday, today)
    const limits = await readLimitsLeft(database.db, { profileId, programme, day, language })
    return {
      validFrom: programme.validFrom,
      ...last,
      isOwn: programme.isOwn,
      limits: limits.map(({ contractFrom: from, contractTo: to, ...limit }) => ({
        ...limit,
        renewsOn: limitRenewsOn(limit.period, day, { from, to }, last.validTo),
      })),
      ...(await readOrganisations(database.db, programme.code, { cursor, language })),
    }
  },
)
