import { requestHash } from '../../../platform/idempotency/request-hash.ts'
import type { StockDeps } from '../deps.ts'
import { WrongColumns } from '../files/read-rows.ts'
import { type Spooled, withSpooled } from '../files/spool.ts'
import { findFeed, lockSource, saveFeed, saveSequence } from '../store/sources.ts'
import { applyStock, type StockMode } from './apply-stock.ts'

interface Feed {
  readonly sourceId: number
  readonly mode: StockMode
  readonly sequence: number
  /** The sender's `Idempotency-Key`. */
  readonly key: string | null
}

interface WrongField {
  readonly path: string
  readonly problem: string
}

/** The answer as JSON text, or why the feed was refused. */
export type FeedResult =
  | string
  | { readonly lastSequence: number }
  | { readonly wrong: 'too_large' | WrongField[] }

/** Applies a feed once: the same feed with the same key again gets the first answer. */
export async function applyFeed(
  body: AsyncIterable<Uint8Array>,
  feed: Feed,
  deps: StockDeps,
): Promise<FeedResult> {
  try {
    const result = await withSpooled(body, file => applyFile(file, feed, deps))
    if (result === 'too_large') return { wrong: result }
    if (result === 'not_gzip') return { wrong: [{ path: 'body', problem: result }] }
    return 'answer' in result ? result.answer : result
  } catch (error) {
    if (!(error instanceof WrongColumns)) throw error
    return { wrong: error.columns.map(name => ({ path: `body.${name}`, problem: 'missing_column' })) }
  }
}

async function applyFile(
  file: Spooled,
  { sourceId, mode, sequence, key }: Feed,
  { database: { db }, clock }: StockDeps,
): Promise<{ readonly answer: string } | Exclude<FeedResult, string>> {
  return db.transaction().execute(async trx => {
    const now = clock.now()
    const { lastSequence, ...scope } = await lockSource(trx, sourceId)
    const hash = requestHash('receiveStock', { file: file.hash.toString('hex'), mode, sequence })
    const known = key === null ? undefined : await findFeed(trx, { sourceId, key, now })
    if (known?.hash.equals(hash)) return { answer: known.answer }
    if (known) return { wrong: [{ path: 'Idempotency-Key', problem: 'reused' }] }
    if (lastSequence !== null && sequence <= lastSequence) return { lastSequence }
    const applied = await applyStock(trx, { file, mode, scope, now })
    const answer = JSON.stringify({ ...applied, sequence })
    await saveSequence(trx, sourceId, sequence)
    await saveFeed(trx, { sourceId, key, hash, answer, now })
    return { answer }
  })
}
