import type { FastifyBaseLogger } from 'fastify'
import type { Changes } from '../../../platform/changes/changes.ts'
import { deriveKey } from '../../../platform/secret/derive-key.ts'
import { sealBytes } from '../../../platform/secret/encrypt-bytes.ts'
import { drawToken, hashToken } from '../../../platform/secret/one-time-code.ts'
import type { Notifications } from '../../notifications/public.ts'
import { limits } from '../limits.ts'
import { confirmedEmailOf } from '../store/emails.ts'
import { claimOrder, dropOrder, finishOrder, forgetExports } from '../store/exports.ts'
import { type CollectExportDeps, collectExport } from './collect-export.ts'
import { exportKey } from './export-key.ts'
import type { Exports } from './exports-port.ts'
import { writeZip } from './write-zip.ts'

export interface ExportsDeps extends CollectExportDeps {
  readonly notifications: Notifications
  readonly changes: Changes
  /** The secret from which the key of the copies is derived. */
  readonly secret: string
  /** The product's URL at the beginning of the link. */
  readonly publicUrl: string
  readonly log: Pick<FastifyBaseLogger, 'error'>
}

type Order = NonNullable<Awaited<ReturnType<typeof claimOrder>>>

export function createExports(deps: ExportsDeps): Exports {
  const { database, clock, secret, log } = deps
  const key = deriveKey(secret, 'data-export')
  const makeAll = async () => {
    for (let made = 0; ; made += 1) {
      const order = await claimOrder(database.db, clock.now())
      if (!order) return made
      await make(order, key, deps)
    }
  }
  return {
    key,
    work: async () => ({
      forgotten: await forgetExports(database.db, clock.now()),
      made: await makeAll(),
    }),
    // A failed copy is tried again by the job that runs every minute.
    nudge: () => void makeAll().catch(error => log.error({ kind: error.name }, 'a copy of data waits')),
  }
}

async function make(
  { id, accountId, sessionId, language: spoken }: Order,
  key: Buffer,
  deps: ExportsDeps,
): Promise<void> {
  const { database, clock, notifications, changes, publicUrl } = deps
  const email = await confirmedEmailOf(database.db, accountId)
  if (email === null) return dropOrder(database.db, id)
  const language = spoken === 'be' || spoken === 'en' ? spoken : 'ru'
  const now = clock.now()
  const token = drawToken()
  const files = await collectExport({ accountId, sessionId, language }, deps)
  const sealed = await sealBytes(exportKey(key, token), writeZip(files, now))
  const expiresAt = new Date(now.getTime() + limits.exportSeconds * 1000)
  await database.db.transaction().execute(async trx => {
    if (!(await finishOrder(trx, { id, tokenHash: hashToken(token), sealed, expiresAt }))) return
    await notifications.enqueue(trx, {
      channel: 'email',
      to: email,
      language,
      template: 'export-ready',
      data: { at: expiresAt.toISOString() },
      secret: { link: `${publicUrl}/profile/export#token=${token}` },
      expiresAt,
    })
  })
  changes.publish('profile', { accounts: [accountId] })
  notifications.nudge()
}
