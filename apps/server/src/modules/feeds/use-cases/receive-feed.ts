import type { SentFile } from '@vizit/contract/call.ts'
import type { Kysely } from 'kysely'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { FeedSender } from '../../../platform/http/actor.ts'
import { requestHash } from '../../../platform/idempotency/request-hash.ts'
import type { FeedsInProgress } from '../feeds-in-progress.ts'
import { BrokenOff } from '../files/broken-off.ts'
import { type Spooled, type SpoolProblem, withSpooled } from '../files/spool.ts'
import { SilentSender, untilSilent } from '../files/until-silent.ts'
import { WrongColumns } from '../files/wrong-columns.ts'
import { findFeed, isKeyInUse, lockSource, saveFeed, saveSequence } from '../store/sources.ts'

interface Feed {
  readonly sender: Pick<FeedSender, 'sourceId' | 'keyId'>
  /** The kind, such as `stock`: each has sequence numbers of its own. */
  readonly feed: string
  readonly sequence: number
  /** What else tells requests apart that have the same `Idempotency-Key`. */
  readonly asked?: object
  /** The sender's `Idempotency-Key`. */
  readonly key: string | null
  /** The largest file, as it comes and unpacked. */
  readonly mostBytes: number
}

/** Applies the file in the transaction; what it returns is the answer. May throw `WrongColumns` and `BrokenOff`. */
export type ApplyFeed = (
  trx: Kysely<DB>,
  given: { readonly file: Spooled; readonly now: Date },
) => Promise<object>

interface WrongField {
  readonly path: string
  readonly problem: string
}

/** The answer as JSON text, or why the feed was refused. */
export type FeedResult =
  | string
  | { readonly lastSequence: number }
  | { readonly keyRevoked: true }
  /** Other feeds are in progress, or nothing came of this one any more. In seconds. */
  | { readonly retryAfter: number }
  | { readonly wrong: SpoolProblem | WrongField[] }

interface Deps {
  readonly database: Database
  readonly clock: Clock
  readonly feedsInProgress: FeedsInProgress
  /** How long nothing may come of a feed. */
  readonly silentMs?: number
}

/** Longer than a line that is only slow or lost for a moment needs. */
const SILENT_MS = 120_000

/** In seconds: most feeds are applied by then. */
const RETRY_AFTER = 30

/** Applies a feed once: the same feed with the same key again gets the first answer. */
export async function receiveFeed(
  { bytes, saysGzip }: SentFile,
  feed: Feed,
  apply: ApplyFeed,
  deps: Deps,
): Promise<FeedResult> {
  try {
    const result = await deps.feedsInProgress.run(feed.sender.sourceId, () =>
      withSpooled(
        untilSilent(bytes, deps.silentMs ?? SILENT_MS),
        file => applyFile(file, feed, apply, deps),
        { mostBytes: feed.mostBytes, saysGzip },
      ),
    )
    if (result === 'busy') return { retryAfter: RETRY_AFTER }
    if (typeof result === 'string') return { wrong: result }
    return 'answer' in result ? result.answer : result
  } catch (error) {
    if (error instanceof KeyRevoked) return { keyRevoked: true }
    if (error instanceof SilentSender) return { retryAfter: RETRY_AFTER }
    if (error instanceof BrokenOff) return { wrong: [{ path: 'body', problem: 'broken_off' }] }
    if (!(error instanceof WrongColumns)) throw error
    return { wrong: error.columns.map(name => ({ path: `body.${name}`, problem: error.problem })) }
  }
}

async function applyFile(
  file: Spooled,
  { sender: { sourceId, keyId }, feed, sequence, asked, key }: Feed,
  apply: ApplyFeed,
  { database: { db }, clock }: Deps,
): Promise<{ readonly answer: string } | Exclude<FeedResult, string>> {
  return db.transaction().execute(async trx => {
    const now = clock.now()
    const lastSequence = await lockSource(trx, { sourceId, feed })
    if (!(await isKeyInUse(trx, keyId, 'now'))) throw new KeyRevoked()
    const hash = requestHash(feed, { ...asked, file: file.hash.toString('hex'), sequence })
    const known = key === null ? undefined : await findFeed(trx, { sourceId, key, now })
    if (known?.hash.equals(hash)) return { answer: known.answer }
    if (known) return { wrong: [{ path: 'Idempotency-Key', problem: 'reused' }] }
    if (lastSequence !== null && sequence <= lastSequence) return { lastSequence }
    const answer = JSON.stringify({ ...(await apply(trx, { file, now })), sequence })
    await saveSequence(trx, { sourceId, feed }, sequence)
    await saveFeed(trx, { sourceId, feed, key, hash, answer, now })
    if (!(await isKeyInUse(trx, keyId, 'until-commit'))) throw new KeyRevoked()
    return { answer }
  })
}

/** Thrown to take a feed back: somebody else may have the key, so what is not applied yet when it is revoked does not count. */
class KeyRevoked extends Error {}
