import { hostOrigin } from '@vizit/domain/frame/host-origin.ts'
import type { Kysely } from 'kysely'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { DB } from '../../../platform/database/generated/db.ts'
import { addFrameHosts, readFrameHosts, removeFrameHosts } from '../store/frame-hosts.ts'

interface ChangeFrameHostsDeps {
  readonly db: Kysely<DB>
  readonly clock: Clock
  readonly production?: boolean
}

interface FrameHostsChange {
  readonly kind: 'allow' | 'forbid'
  readonly provider: string
  /** As the operator wrote them. */
  readonly sites: readonly string[]
}

export type FrameHostsChanged =
  | { readonly outcome: 'changed'; readonly hosts: readonly string[] }
  | { readonly outcome: 'unknown-provider' }
  | { readonly outcome: 'no-site'; readonly written: readonly string[] }

const steps = { allow: addFrameHosts, forbid: removeFrameHosts }
const actions = { allow: 'frame-host-allowed', forbid: 'frame-host-forbidden' } as const

/** Allows sites to frame a provider's pages, or forbids it: all of them, or none if one is not a valid site. */
export async function changeFrameHosts(
  { kind, provider, sites }: FrameHostsChange,
  { db, clock, production = false }: ChangeFrameHostsDeps,
): Promise<FrameHostsChanged> {
  // Whatever is on the list can be removed, even if it would be refused today.
  const takes = { production: production && kind === 'allow' }
  const written = sites.filter(site => hostOrigin(site, takes) === null)
  if (written.length > 0) return { outcome: 'no-site', written }
  const origins = sites.map(site => hostOrigin(site) ?? '')
  return db.transaction().execute(async trx => {
    const found = await trx
      .selectFrom('provider')
      .select('id')
      .where('code', '=', provider)
      .forUpdate()
      .executeTakeFirst()
    if (!found) return { outcome: 'unknown-provider' }
    await steps[kind](trx, found.id, origins)
    await recordAudit(trx, {
      action: actions[kind],
      subject: found.id,
      at: clock.now(),
      details: { origins: origins.join(' ') },
    })
    return { outcome: 'changed', hosts: (await readFrameHosts(trx, provider)) ?? [] }
  })
}
