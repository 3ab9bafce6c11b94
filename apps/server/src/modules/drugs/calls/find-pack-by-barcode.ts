import { findPackByBarcode } from '@vizit/contract/calls/drugs/drugs.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { DrugsDeps } from '../deps.ts'
import { packNames } from '../store/listed-drug.ts'
import { readPacksByCode } from '../store/pack-by-code.ts'
import { readRegister } from '../store/register.ts'
import { packOf } from '../use-cases/equivalent-packs.ts'

export const findPackByBarcodeRoute = handle(
  findPackByBarcode,
  async ({ params: { barcode }, language, refuse }, deps: DrugsDeps) => {
    const register = await readRegister(deps)
    const ids = await readPacksByCode(deps.database, barcode, id => register.drugOfPack.has(id))
    const packs = ids.flatMap(id => {
      const found = packOf(register, id)
      if (!found) return []
      const { drug, pack } = found
      return [{ packId: pack.id, drugId: drug.id, ...packNames(drug, pack, language) }]
    })
    const [pack, ...others] = packs
    if (!pack) return refuse('NOT_FOUND')
    return others.length > 0 ? refuse('BARCODE_OF_SEVERAL_PACKS', { packs }) : pack
  },
)
