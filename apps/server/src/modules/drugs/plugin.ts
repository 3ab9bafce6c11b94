import type { FastifyInstance } from 'fastify'
import { register } from '../../platform/http/register-calls.ts'
import { findDrugsRoute } from './calls/find-drugs.ts'
import { findPackByBarcodeRoute } from './calls/find-pack-by-barcode.ts'
import { findPharmaciesRoute } from './calls/find-pharmacies.ts'
import { listPacksRoute } from './calls/list-packs.ts'
import { listPharmaciesRoute } from './calls/list-pharmacies.ts'
import { showDrugRoute } from './calls/show-drug.ts'
import { showPharmacyRoute } from './calls/show-pharmacy.ts'
import type { DrugsDeps } from './deps.ts'

/** Drugs, what they cost in a town, and the pharmacies that have them. */
export async function drugsPlugin(app: FastifyInstance, deps: DrugsDeps) {
  register(
    app,
    [
      findDrugsRoute,
      showDrugRoute,
      listPacksRoute,
      findPackByBarcodeRoute,
      findPharmaciesRoute,
      listPharmaciesRoute,
      showPharmacyRoute,
    ],
    deps,
  )
}
