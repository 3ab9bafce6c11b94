import { showTimeslot } from '@vizit/contract/calls/catalogue.ts'
import { handle } from '../../../platform/http/handle.ts'
import { timeslotQuery } from '../store/assignments.ts'
import type { CatalogueDeps } from '../store/deps.ts'
import { readJson } from '../store/read-json.ts'

export const showTimeslotRoute = handle(
  showTimeslot,
  async ({ params, language, refuse }, { database, clock }: CatalogueDeps) => {
    const timeslot = await readJson(database, timeslotQuery(language), [
      params.provider,
      params.id,
      clock.now(),
    ])
    return timeslot ?? refuse('NOT_FOUND')
  },
)
