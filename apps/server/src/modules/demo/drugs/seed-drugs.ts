import { internalEan13 } from '@vizit/domain/drugs/ean13.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { type Kysely, sql } from 'kysely'
import type { Clock } from '../../../platform/clock.ts'
import type { DB } from '../../../platform/database/generated/db.ts'
import { importMedicines, importPharmacies } from '../../drugs-import/public.ts'
import { readReference, referencePath } from '../../reference-data/public.ts'
import { importPackCodes, importStock } from '../../stock/public.ts'
import { assertImported } from '../assert-imported.ts'
import { readDemoReference } from '../reference.ts'
import { withCsvFolder } from '../with-csv-folder.ts'
import { demoPharmacies, pharmacyRows } from './demo-pharmacies.ts'
import { stockRows } from './demo-stock.ts'

interface Deps {
  readonly db: Kysely<DB>
  readonly clock: Clock
}

/** The register's date on the pages of the demo's medicines; today where the clock is before it. */
const AS_OF = '2026-11-01'
/** Prices of the demo are renewed once they are so old, long before they are marked as old. */
const RENEWED_AFTER = sql`interval '12 hours'`

/**
 * Brings the demo's medicines and pharmacies into a database that has none, and new prices when the former are of yesterday: through
 * the importers, so that they are what an operator would bring. The operator's own register and pharmacies are left alone.
 */
export async function seedDemoDrugs({ db, clock }: Deps): Promise<void> {
  const state = await readState(db, clock.now())
  if (!state.isEmpty && !state.isDue && !state.lacksCodes) return
  const { towns } = await readDemoReference()
  const pharmacies = demoPharmacies(towns)
  await withCsvFolder(async ({ write }) => {
    if (state.isEmpty) {
      const files = { drugs: referencePath('demo_drugs'), packs: referencePath('demo_drug_packs') }
      const today = civilDateOf(clock.now())
      const asOf = today < AS_OF ? today : AS_OF
      assertImported(await importMedicines(files, { db, clock }, { source: null, asOf, isDemo: true }))
      const file = await write('pharmacies.csv', pharmacyRows(pharmacies))
      assertImported(await importPharmacies(file, { db, clock }, { isDemo: true }))
    }
    const packs = await readReference('demo_drug_packs', ['pack_id', 'drug_id', 'price'])
    if (state.isEmpty || state.lacksCodes)
      assertImported(await importPackCodes(await write('pack-codes.csv', packCodeRows(packs)), { db }))
    if (!state.isEmpty && !state.isDue) return
    const moment = { now: clock.now(), today: civilDateOf(clock.now()) }
    const drugs = await readReference('demo_drugs', ['id', 'dispensing'])
    const sold = new Set(drugs.filter(drug => drug.dispensing !== 'hospital').map(({ id }) => id))
    const rows = stockRows(
      pharmacies,
      packs.filter(pack => sold.has(pack.drug_id)),
      moment,
    )
    assertImported(await importStock(await write('stock.csv', rows), { db, clock }, { mode: 'full' }))
  })
}

interface State {
  readonly isEmpty: boolean
  readonly isDue: boolean
  /** The demo is of a release whose packs had no codes to scan. */
  readonly lacksCodes: boolean
}

async function readState(db: Kysely<DB>, now: Date): Promise<State> {
  const { rows } = await sql<State>`
    select not exists (select from drug) and not exists (select from pharmacy) as "isEmpty",
      exists (select from drug where is_demo and removed_at is null)
        and exists (select from pharmacy where is_demo and removed_at is null)
        and coalesce((select max(stock_as_of) from pharmacy where is_demo) < ${now}::timestamptz - ${RENEWED_AFTER}, true)
        as "isDue",
      exists (select from drug where is_demo and removed_at is null) and not exists (
        select from pack_code c join drug_pack p on p.id = c.pack_id join drug d on d.id = p.drug_id where d.is_demo)
        as "lacksCodes"`.execute(db)
  return rows[0] ?? { isEmpty: false, isDue: false, lacksCodes: false }
}

/** EAN-13 by which packs are scanned: `demo-1` is 2000000000015. */
const packCodeRows = (packs: readonly { readonly pack_id: string }[]): string[][] => [
  ['code', 'pack'],
  ...packs.map(({ pack_id }) => [internalEan13(Number(pack_id.replace(/\D/g, ''))), pack_id]),
]
