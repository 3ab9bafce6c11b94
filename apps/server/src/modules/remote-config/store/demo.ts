import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

const DEMO_PROVIDER = 'demo'

/**
 * Whether demo data is shown, and the default provider of a visitor without a clinic's link: the demo's largest,
 * or the only organisation.
 */
export async function readDemo(db: Kysely<DB>): Promise<{ isDemo: boolean; defaultProvider: string | null }> {
  const providers = await db
    .selectFrom('provider')
    .select(['code', 'is_demo'])
    .where('active', '=', true)
    .execute()
  const demo = providers.find(({ code, is_demo }) => is_demo && code === DEMO_PROVIDER)
  const only = providers.length === 1 ? providers[0] : undefined
  return {
    isDemo: providers.some(({ is_demo }) => is_demo),
    defaultProvider: (demo ?? only)?.code ?? null,
  }
}
