import { createReadStream } from 'node:fs'
import { access, constants } from 'node:fs/promises'
import type { Kysely } from 'kysely'
import type { Clock } from '../../../platform/clock.ts'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Progress } from '../../../platform/progress.ts'
import { BrokenOff, type SpoolProblem, saveFeed, WrongColumns, withSpooled } from '../../feeds/public.ts'
import { type AppliedStock, applyStock, type StockMode } from './apply-stock.ts'

export interface StockImportDeps {
  readonly db: Kysely<DB>
  readonly clock: Clock
  readonly progress?: Progress
}

export type StockImport =
  | { readonly outcome: 'refused'; readonly problem: SpoolProblem | 'missing' | 'broken_off' }
  | { readonly outcome: 'refused'; readonly wrong: Pick<WrongColumns, 'columns' | 'problem'> }
  | { readonly outcome: 'checked' | 'imported'; readonly applied: AppliedStock }

/** Imports the operator's file of prices of any pharmacies: all of it or, if it breaks off, nothing. */
export async function importStock(
  path: string,
  { db, clock, progress }: StockImportDeps,
  {
    mode,
    isComplete = false,
    checkOnly = false,
  }: { readonly mode: StockMode; readonly isComplete?: boolean; readonly checkOnly?: boolean },
): Promise<StockImport> {
  const isThere = await access(path, constants.R_OK).then(
    () => true,
    () => false,
  )
  if (!isThere) return { outcome: 'refused', problem: 'missing' }
  const now = clock.now()
  const only = new Checked()
  const spooled = withSpooled(createReadStream(path), file =>
    db.transaction().execute(async trx => {
      const applied = await applyStock(trx, {
        file,
        mode,
        isComplete,
        scope: null,
        now,
        ...(progress && { progress }),
      })
      only.applied = applied
      if (checkOnly) throw only
      const answer = JSON.stringify(applied)
      await saveFeed(trx, { sourceId: null, feed: 'stock', key: null, hash: file.hash, answer, now })
      return applied
    }),
  )
  try {
    const applied = await spooled
    return typeof applied === 'string'
      ? { outcome: 'refused', problem: applied }
      : { outcome: 'imported', applied }
  } catch (error) {
    if (error instanceof WrongColumns) return { outcome: 'refused', wrong: error }
    if (error instanceof BrokenOff) return { outcome: 'refused', problem: 'broken_off' }
    if (error === only && only.applied) return { outcome: 'checked', applied: only.applied }
    throw error
  }
}

/** Thrown to take a check back. */
class Checked extends Error {
  applied: AppliedStock | undefined
}
