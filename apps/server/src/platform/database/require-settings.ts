import type pg from 'pg'
import { StartupProblem } from '../lifecycle/startup-problem.ts'

/**
 * Refuses connections that ignored our settings: dates would be in another time zone, and statements would have no
 * timeout. A pooler may drop such settings silently (PgBouncer: ignore_startup_parameters), and `options` in the
 * address replaces ours.
 */
export async function requireSettings(through: Pick<pg.ClientBase, 'query'>): Promise<void> {
  const { rows } = await through.query<{ is_utc: boolean; is_limited: boolean }>(
    `select extract(timezone from now()) = 0 and current_setting('TimeZone') ~ '^(Etc/)?(UTC|UCT|GMT|Universal|Zulu)$' as is_utc,
       current_setting('statement_timeout') <> '0' as is_limited`,
  )
  const [{ is_utc, is_limited } = { is_utc: false, is_limited: false }] = rows
  const dropped = [...(is_utc ? [] : ['TimeZone']), ...(is_limited ? [] : ['statement_timeout'])]
  if (dropped.length > 0)
    throw new StartupProblem(
      `connections to the database do not begin with the settings that the server asks for (${dropped.join(', ')}): connect past the pooler that drops them; if options in DATABASE_URL replace them, add -c TimeZone=UTC there`,
    )
}
