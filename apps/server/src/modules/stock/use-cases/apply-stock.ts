import { MOST_HELD_SHARE } from '@vizit/domain/drugs/held-price.ts'
import type { StockProblem } from '@vizit/domain/drugs/stock-row.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Progress } from '../../../platform/progress.ts'
import { type BrokenRow, pausesForOthers, readRows, type Spooled } from '../../feeds/public.ts'
import { stockRows } from '../files/read-stock-rows.ts'
import { type HeldPrice, holdBackPrices, saveTypicalPrices } from '../store/hold-back.ts'
import { type IncompletePharmacy, markIncomplete } from '../store/incomplete-pharmacies.ts'
import { type FeedScope, readKnownPlaces } from '../store/known-places.ts'
import { type MergedCounts, mergeDelta, mergeFull, prepareFull } from '../store/merge-stock.ts'
import { readPriceAges } from '../store/price-ages.ts'
import { createStage, indexStage, StockBatch } from '../store/stage.ts'
import { type StockRow, stockRowChecker } from './check-stock-row.ts'
import { CountedRows } from './counted-rows.ts'

export type StockMode = 'full' | 'delta'

/** What became of the rows of a feed. */
export interface AppliedStock extends MergedCounts {
  readonly mode: StockMode
  readonly rows: number
  readonly accepted: number
  readonly pharmacies: number
  readonly rejected: { readonly count: number; readonly lines: readonly BrokenRow<StockProblem>[] }
  readonly heldBack: { readonly count: number; readonly lines: readonly HeldPrice[] }
  /** Accepted rows whose time is so long ago that their prices are not shown. */
  readonly tooOld: { readonly count: number; readonly lines: readonly number[] }
  /** Where a full feed is taken for changes. */
  readonly incomplete: { readonly count: number; readonly pharmacies: readonly IncompletePharmacy[] }
}

interface Given {
  readonly file: Spooled
  readonly mode: StockMode
  /** The sender insists that a full feed is all that its pharmacies have. */
  readonly isComplete?: boolean
  /** Null: the operator's file, of any pharmacy. */
  readonly scope: FeedScope | null
  readonly now: Date
  /** Told after each some hundred thousand rows. */
  readonly progress?: Progress
}

/** How many lines, held prices and pharmacies are listed; all are counted. */
const LISTED = 1000
/** Pharmacies merged by one statement: some hundred thousand rows, a few seconds. */
const PHARMACIES_AT_ONCE = 50
const PROGRESS_ROWS = 200_000

/** Applies a feed in the caller's transaction. Throws `WrongColumns` and `BrokenOff`. */
export async function applyStock(
  trx: Kysely<DB>,
  { file, mode, isComplete = false, scope, now, progress }: Given,
): Promise<AppliedStock> {
  const check = stockRowChecker(await readKnownPlaces(trx, scope), scope, { now, today: civilDateOf(now) })
  const rejected: BrokenRow<StockProblem>[] = []
  const tooOld: number[] = []
  let [rows, refused, hidden] = [0, 0, 0]
  const { shownAfter, measureAfter } = await readPriceAges(trx, now)
  const batch = new StockBatch()
  const counted = new CountedRows()
  const reject = (line: number, problem: StockProblem) => {
    refused += 1
    if (rejected.length < LISTED) rejected.push({ line, problem })
  }
  await sql`set local work_mem = '32MB'`.execute(trx)
  await createStage(trx)
  for await (const chunk of readRows(file, stockRows)) {
    for (const row of chunk) {
      rows += 1
      if (progress && rows % PROGRESS_ROWS === 0) progress(rows)
      if ('problem' in row) {
        counted.countNameless()
        reject(row.line, row.problem)
      } else {
        const checked = check(row)
        if (typeof checked === 'string') reject(row.line, checked)
        else {
          counted.count(checked.pharmacy.id, checked.packId === null)
          if ('problem' in checked) reject(row.line, checked.problem)
          else if (isHidden(checked, shownAfter)) {
            hidden += 1
            if (tooOld.length < LISTED) tooOld.push(row.line)
          }
          if (checked.packId !== null) {
            batch.add(checked)
            if (batch.isFull) await batch.stage(trx)
            if ('problem' in checked && checked.otherPackId !== undefined)
              batch.add({ ...checked, packId: checked.otherPackId })
          }
        }
      }
      if (batch.isFull) await batch.stage(trx)
    }
  }
  await batch.stage(trx)
  const pharmacyIds = await indexStage(trx)
  const held = await holdBackPrices(trx, { mode, listed: LISTED, measureAfter })
  const { incomplete, ...merged } =
    mode === 'full'
      ? await mergeAll(trx, { now, shownAfter, counted: isComplete ? null : counted })
      : { ...(await mergeDelta(trx, now)), incomplete: [] }
  if (mode === 'full' && held.count <= (rows - refused) * MOST_HELD_SHARE)
    await saveTypicalPrices(trx, { now, measureAfter })
  return {
    ...{ mode, rows, accepted: rows - refused - held.count, pharmacies: pharmacyIds.length, ...merged },
    rejected: { count: refused, lines: rejected },
    heldBack: { count: held.count, lines: held.rows },
    tooOld: { count: hidden, lines: tooOld },
    incomplete: { count: incomplete.length, pharmacies: incomplete.slice(0, LISTED) },
  }
}

/** What is sold out has no price to be shown. */
const isHidden = ({ asOf, quantity }: StockRow, shownAfter: Date) =>
  asOf !== null && asOf <= shownAfter && quantity !== 0

interface Merged {
  readonly now: Date
  readonly shownAfter: Date
  readonly counted: CountedRows | null
}

/** Without counted rows what the feed does not name is taken away, whatever rows it has. */
async function mergeAll(
  trx: Kysely<DB>,
  { now, shownAfter, counted }: Merged,
): Promise<MergedCounts & { readonly incomplete: readonly IncompletePharmacy[] }> {
  const pharmacyIds = await prepareFull(trx, now)
  const incomplete = counted ? await markIncomplete(trx, { counted, after: shownAfter }) : []
  const total = { added: 0, updated: 0, removed: 0, older: 0, incomplete }
  const pause = pausesForOthers()
  for (let from = 0; from < pharmacyIds.length; from += PHARMACIES_AT_ONCE) {
    if (from > 0) await pause()
    const merged = await mergeFull(trx, pharmacyIds.slice(from, from + PHARMACIES_AT_ONCE), now)
    total.added += merged.added
    total.updated += merged.updated
    total.removed += merged.removed
    total.older += merged.older
  }
  return total
}
