import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { type Repeating, repeat } from '../../platform/lifecycle/repeat.ts'
import { deriveKey } from '../../platform/secret/derive-key.ts'
import { dispatch } from './dispatch.ts'
import type { Gateways } from './gateways/gateway.ts'
import { outboxRow } from './outbox/outbox-row.ts'
import { forgetBefore } from './outbox/store.ts'
import type { Notifications } from './public.ts'

export interface NotificationsDeps {
  readonly database: Pick<Database, 'db'>
  readonly clock: Clock
  readonly gateways: Gateways
  readonly secret: string
  readonly log: Pick<FastifyBaseLogger, 'error'>
}

/** What app and plugin need beside the public face: the loops that send and forget. */
export interface RunningNotifications extends Notifications {
  readonly key: Buffer
  readonly gateways: Gateways
  /** Sends what is due; answers how many messages it took up. */
  dispatch(): Promise<number>
  begin(): void
  end(): Promise<void>
}

const POLL_MS = 1000
const SWEEP_MS = 3_600_000
const KEPT_MS = 90 * 86_400_000
/** PostgreSQL's `undefined_table`: a server listens before it has migrated. */
const NO_TABLE_YET = '42P01'

export function createNotifications(deps: NotificationsDeps): RunningNotifications {
  const { database, clock, gateways, secret, log } = deps
  const key = deriveKey(secret, 'outbox')
  const rowOf: Notifications['outboxRow'] = message => outboxRow(key, message, clock.now())
  const dispatchDue = () => dispatch({ database, clock, gateways, key, log })
  const forgetOld = () => forgetBefore(database.db, new Date(clock.now().getTime() - KEPT_MS))
  let sending: Repeating | undefined
  let sweeping: Repeating | undefined

  return {
    key,
    gateways,
    outboxRow: rowOf,
    enqueue: async (trx, message) => {
      await trx.insertInto('outbox').values(rowOf(message)).execute()
    },
    // The inbox shows what is due anyway, so it spares the database the hurry.
    nudge: () => gateways.kind === 'real' && sending?.nudge(),
    dispatch: dispatchDue,
    begin: () => {
      const failed = (error: unknown) => {
        const { name, code } = error as Error & { code?: string }
        if (code !== NO_TABLE_YET) log.error({ kind: name, problem: code }, 'messages wait')
      }
      sending = repeat(dispatchDue, POLL_MS, failed)
      sweeping = repeat(forgetOld, SWEEP_MS, failed)
    },
    end: async () => {
      await Promise.all([sending?.stop(), sweeping?.stop()])
    },
  }
}
