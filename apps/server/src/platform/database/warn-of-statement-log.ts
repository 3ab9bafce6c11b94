import type pg from 'pg'
import type { Logger } from 'pino'

interface Rule {
  readonly name: string
  readonly isDiscreet: (value: string) => boolean
  readonly instead: string
}

const oneOf =
  (...values: string[]) =>
  (value: string) =>
    values.includes(value)

/**
 * PostgreSQL settings that put patients' data into its log: parameters of statements, rows that violate a
 * constraint, values quoted by errors. Settings of extensions are checked if the extension is loaded.
 */
const RULES: readonly Rule[] = [
  { name: 'log_min_messages', isDiscreet: oneOf('log', 'fatal', 'panic'), instead: "'log'" },
  { name: 'log_min_error_statement', isDiscreet: oneOf('log', 'fatal', 'panic'), instead: "'panic'" },
  { name: 'log_error_verbosity', isDiscreet: oneOf('terse'), instead: "'terse'" },
  { name: 'log_parameter_max_length', isDiscreet: oneOf('0'), instead: '0' },
  { name: 'log_parameter_max_length_on_error', isDiscreet: oneOf('0'), instead: '0' },
  { name: 'auto_explain.log_parameter_max_length', isDiscreet: oneOf('0'), instead: '0' },
  { name: 'pgaudit.log_parameter', isDiscreet: oneOf('off'), instead: "'off'" },
]

/** Warns once, with what to do, that the log of an external database may contain patients' data. */
export async function warnOfStatementLog(pool: pg.Pool, log: Pick<Logger, 'warn'>): Promise<void> {
  const { rows } = await pool.query<{ name: string; setting: string; role: string }>(
    `select name, setting, quote_ident(current_user) as role from pg_settings where name = any($1)`,
    [RULES.map(({ name }) => name)],
  )
  const wrong = RULES.filter(({ name, isDiscreet }) =>
    rows.some(row => row.name === name && !isDiscreet(row.setting)),
  )
  if (wrong.length === 0) return
  const role = rows[0]?.role
  const remedy = wrong.map(({ name, instead }) => `alter role ${role} set ${name} = ${instead};`).join(' ')
  log.warn(
    `the log of PostgreSQL may hold what people have entered (${wrong.map(({ name }) => name).join(', ')}). As a superuser: ${remedy} Then start the server again`,
  )
}
