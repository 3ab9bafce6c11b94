import type { StockProblem } from '@vizit/domain/drugs/stock-row.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Progress } from '../../../platform/progress.ts'
import { type BrokenRow, readRows, type Spooled } from '../../feeds/public.ts'
import { stockRows } from '../files/read-stock-rows.ts'
import { createStage, StockBatch } from '../store/stage.ts'
import type { StockRow, StockRowChecker } from './check-stock-row.ts'
import { CountedRows } from './counted-rows.ts'

interface Given {
  readonly file: Spooled
  readonly check: StockRowChecker
  /** Prices until then are not shown. */
  readonly shownAfter: Date
  /** How many lines of each kind are listed; all are counted. */
  readonly listed: number
  /** Told after each some hundred thousand rows. */
  readonly progress: Progress | undefined
}

interface StagedRows {
  readonly rows: number
  readonly counted: CountedRows
  readonly rejected: { readonly count: number; readonly lines: readonly BrokenRow<StockProblem>[] }
  readonly tooOld: { readonly count: number; readonly lines: readonly number[] }
  /** Some packs of a pharmacy have several rows, which are to be combined. */
  readonly hasRepeated: boolean
}

/** Such a row names no pack that its pharmacy could have. */
const NAMES_NONE: readonly StockProblem[] = ['pack', 'expired']
const PROGRESS_ROWS = 200_000

/** Reads the rows of a feed into tables of the transaction. Throws `WrongColumns` and `BrokenOff`. */
export async function stageRows(
  trx: Kysely<DB>,
  { file, check, shownAfter, listed, progress }: Given,
): Promise<StagedRows> {
  const [batch, again] = [new StockBatch('stock_stage'), new StockBatch('stock_again')]
  const counted = new CountedRows()
  const rejected: BrokenRow<StockProblem>[] = []
  const tooOld: number[] = []
  let [rows, refused, hidden] = [0, 0, 0]
  const reject = (line: number, problem: StockProblem) => {
    refused += 1
    if (rejected.length < listed) rejected.push({ line, problem })
  }
  await createStage(trx)
  for await (const chunk of readRows(file, stockRows)) {
    for (const row of chunk) {
      rows += 1
      if (progress && rows % PROGRESS_ROWS === 0) progress(rows)
      if ('problem' in row) {
        counted.countNameless()
        reject(row.line, row.problem)
        continue
      }
      const checked = check(row)
      if (typeof checked === 'string') {
        reject(row.line, checked)
        continue
      }
      counted.count(checked.pharmacy.id, 'problem' in checked && NAMES_NONE.includes(checked.problem))
      if ('problem' in checked) reject(row.line, checked.problem)
      else if (isHidden(checked, shownAfter)) {
        hidden += 1
        if (tooOld.length < listed) tooOld.push(row.line)
      }
      if (checked.packId === null) continue
      const batchOf = 'isAgain' in checked && checked.isAgain ? again : batch
      batchOf.add(checked)
      if (batchOf.isFull) await batchOf.stage(trx)
      if ('otherPackId' in checked && checked.otherPackId !== undefined) {
        batch.addOther(checked, checked.otherPackId)
        if (batch.isFull) await batch.stage(trx)
      }
    }
  }
  await batch.stage(trx)
  await again.stage(trx)
  return {
    ...{ rows, counted, hasRepeated: !again.isEmpty },
    rejected: { count: refused, lines: rejected },
    tooOld: { count: hidden, lines: tooOld },
  }
}

/** What is sold out has no price to be shown. */
const isHidden = ({ asOf, quantity }: StockRow, shownAfter: Date) =>
  asOf !== null && asOf <= shownAfter && quantity !== 0
