import { findPackByBarcode } from '@vizit/contract/calls/drugs/drugs.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { DrugsDeps } from '../deps.ts'
import { readPackByCode } from '../store/pack-by-code.ts'
import { listPacks } from '../use-cases/list-packs.ts'

export const findPackByBarcodeRoute = handle(
  findPackByBarcode,
  async ({ params: { barcode }, language, refuse }, deps: DrugsDeps) => {
    const id = await readPackByCode(deps.database, barcode)
    const listed = id === null ? null : await listPacks(deps, { ids: [id], language })
    const [pack] = listed && 'items' in listed ? listed.items : []
    if (!pack) return refuse('NOT_FOUND')
    const { packId, drugId, name, presentation } = pack
    return { packId, drugId, name, presentation }
  },
)
