import { hostOrigin } from '@vizit/domain/frame/host-origin.ts'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { DB } from '../../platform/database/generated/db.ts'

/** Names the sites on the list that would be refused today, each with the command that removes it. */
export async function warnOfFrameHosts(
  { db, production }: { readonly db: Kysely<DB>; readonly production: boolean },
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  const rows = await db
    .selectFrom('frame_host')
    .innerJoin('provider', 'provider.id', 'frame_host.provider_id')
    .select(['provider.code', 'frame_host.origin'])
    .orderBy('provider.code')
    .orderBy('frame_host.origin')
    .execute()
  for (const { code, origin } of rows) {
    if (hostOrigin(origin, { production }) === origin) continue
    log.warn(
      `${origin} may show the pages of ${code} in a frame, and is no site by https. Take it off: vizit provider forbid-host ${code} ${origin}`,
    )
  }
}
