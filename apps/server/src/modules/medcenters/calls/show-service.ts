import type { AnswerOf } from '@vizit/contract/call.ts'
import { showService } from '@vizit/contract/calls/centres/services.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { type CatalogueDeps, isKnownTown, unknownFields } from '../../catalogue/public.ts'
import { serviceDetailsQuery } from '../store/service-details.ts'

type Row = { readonly json: AnswerOf<typeof showService> }

export const showServiceRoute = handle(
  showService,
  async ({ params, query, language, refuse }, { database }: CatalogueDeps) => {
    const town = query.locationCode || null
    if (!(await isKnownTown(database, query.locationCode)))
      return refuse('INVALID_ARGUMENT', unknownFields(['locationCode']))
    const { rows } = await database.reads.query<Row>({
      ...serviceDetailsQuery(language),
      values: [params.id, town],
    })
    return rows[0]?.json ?? refuse('NOT_FOUND')
  },
)
