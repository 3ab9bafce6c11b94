import { MOST_HELD_SHARE } from '@vizit/domain/drugs/held-price.ts'
import type { StockProblem } from '@vizit/domain/drugs/stock-row.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Progress } from '../../../platform/progress.ts'
import { type BrokenRow, pausesForOthers, type Spooled } from '../../feeds/public.ts'
import { combineSeries } from '../store/combine-series.ts'
import { type HeldPrice, holdBackPrices, saveTypicalPrices } from '../store/hold-back.ts'
import { type IncompletePharmacy, markIncomplete } from '../store/incomplete-pharmacies.ts'
import { type FeedScope, readKnownPlaces } from '../store/known-places.ts'
import { mergeDelta } from '../store/merge-delta.ts'
import { mergeFull, prepareFull } from '../store/merge-full.ts'
import { readPriceAges } from '../store/price-ages.ts'
import { indexStage, lockPharmacies } from '../store/stage.ts'
import type { MergedCounts } from '../store/written-prices.ts'
import { stockRowChecker } from './check-stock-row.ts'
import type { CountedRows } from './counted-rows.ts'
import { stageRows } from './stage-rows.ts'

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
const NO_DUPLICATES = { count: 0, lines: [] }

/** Applies a feed in the caller's transaction. Throws `WrongColumns` and `BrokenOff`. */
export async function applyStock(
  trx: Kysely<DB>,
  { file, mode, isComplete = false, scope, now, progress }: Given,
): Promise<AppliedStock> {
  const { shownAfter, measureAfter } = await readPriceAges(trx, now)
  const check = stockRowChecker(await readKnownPlaces(trx, scope), scope, { now, today: civilDateOf(now) })
  await sql`set local work_mem = '32MB'`.execute(trx)
  const staged = await stageRows(trx, { file, check, shownAfter, listed: LISTED, progress })
  await indexStage(trx)
  const pause = pausesForOthers()
  const duplicates = staged.hasRepeated ? await combineSeries(trx, { listed: LISTED, pause }) : NO_DUPLICATES
  const { rows, counted, tooOld } = staged
  const refused = staged.rejected.count + duplicates.count
  const pharmacies = await lockPharmacies(trx)
  const accepted = rows - refused - pharmacies.leftOut
  const held = await holdBackPrices(trx, { mode, listed: LISTED, measureAfter })
  const { incomplete, ...merged } =
    mode === 'full'
      ? await mergeAll(trx, { now, shownAfter, counted: isComplete ? null : counted, pause })
      : { ...(await mergeDelta(trx, { now, shownAfter })), incomplete: [] }
  if (mode === 'full' && held.count <= accepted * MOST_HELD_SHARE)
    await saveTypicalPrices(trx, { now, measureAfter })
  return {
    ...{ mode, rows, accepted: accepted - held.count, pharmacies: pharmacies.count, ...merged },
    rejected: { count: refused, lines: withDuplicates(staged.rejected.lines, duplicates.lines) },
    heldBack: { count: held.count, lines: held.rows },
    tooOld,
    incomplete: { count: incomplete.length, pharmacies: incomplete.slice(0, LISTED) },
  }
}

/** The first lines, in their order. */
const withDuplicates = (rejected: readonly BrokenRow<StockProblem>[], lines: readonly number[]) =>
  [...rejected, ...lines.map(line => ({ line, problem: 'duplicate' as const }))]
    .toSorted((one, other) => one.line - other.line)
    .slice(0, LISTED)

interface Merged {
  readonly now: Date
  readonly shownAfter: Date
  readonly counted: CountedRows | null
  readonly pause: () => Promise<void>
}

/** Without counted rows what the feed does not name is taken away, whatever rows it has. */
async function mergeAll(
  trx: Kysely<DB>,
  { now, shownAfter, counted, pause }: Merged,
): Promise<MergedCounts & { readonly incomplete: readonly IncompletePharmacy[] }> {
  const pharmacyIds = await prepareFull(trx, now)
  const incomplete = counted ? await markIncomplete(trx, { counted, after: shownAfter }) : []
  const total = { added: 0, updated: 0, removed: 0, older: 0, incomplete }
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
