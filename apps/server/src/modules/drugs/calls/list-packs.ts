import { listPacks } from '@vizit/contract/calls/drugs/drugs.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { unknownFields } from '../../catalogue/public.ts'
import type { DrugsDeps } from '../deps.ts'
import { listPacks as list } from '../use-cases/list-packs.ts'

export const listPacksRoute = handle(listPacks, async ({ query, language, refuse }, deps: DrugsDeps) => {
  const packs = await list(deps, { ...query, language })
  if (!('wrong' in packs)) return packs
  return refuse('INVALID_ARGUMENT', unknownFields(packs.wrong))
})
