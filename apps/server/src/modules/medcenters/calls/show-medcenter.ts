import type { AnswerOf } from '@vizit/contract/call.ts'
import { showMedcenter } from '@vizit/contract/calls/centres/medcenters.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { CatalogueDeps } from '../../catalogue/public.ts'
import { medcenterQuery } from '../store/medcenter.ts'
import { scheduleShape } from '../store/schedule-shapes.ts'
import { readSchedules } from '../store/schedules.ts'

type Row = { readonly json: Omit<AnswerOf<typeof showMedcenter>, 'schedule'> }

export const showMedcenterRoute = handle(
  showMedcenter,
  async ({ params: { id }, language, refuse }, { database, clock }: CatalogueDeps) => {
    const now = clock.now()
    const { rows } = await database.reads.query<Row>({ ...medcenterQuery(language), values: [id] })
    const found = rows[0]?.json
    if (!found) return refuse('NOT_FOUND')
    const schedules = await readSchedules(database, [id], { today: civilDateOf(now), language })
    return { ...found, schedule: scheduleShape(schedules.get(id), now) }
  },
)
