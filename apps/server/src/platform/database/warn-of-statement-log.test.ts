import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { expect, test } from 'vitest'
import { createDatabase } from './database.ts'
import { warnOfStatementLog } from './warn-of-statement-log.ts'

const { url, pool } = await testDatabase()

/** What is logged for a database session with these settings. */
async function saidOf(settings: Record<string, string>): Promise<string[]> {
  const own = new URL(url)
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)
  own.searchParams.set('options', options.join(' '))
  const database = createDatabase(own.href)
  const said: string[] = []
  await warnOfStatementLog(database.pool, { warn: (text: unknown) => said.push(String(text)) } as never)
  await database.close()
  return said
}

const DISCREET = {
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
}

test('nothing is logged for a database whose log contains no personal data', async () => {
  expect(await saidOf(DISCREET)).toEqual([])
  expect(await saidOf({ ...DISCREET, log_statement: 'all', log_min_messages: 'panic' })).toEqual([])
})

test.each([
  ['log_min_messages', 'warning', "'log'"],
  ['log_min_error_statement', 'error', "'panic'"],
  ['log_error_verbosity', 'default', "'terse'"],
  ['log_parameter_max_length', '-1', '0'],
  ['log_parameter_max_length_on_error', '-1', '0'],
])('%s=%s is warned of once, with the statement that corrects it', async (name, value, instead) => {
  const [said, ...more] = await saidOf({ ...DISCREET, [name]: value })
  expect(more).toEqual([])
  const { rows } = await pool.query('select quote_ident(current_user) as role')
  expect(said).toContain(
    `(${name}). As a superuser: alter role ${rows[0].role} set ${name} = ${instead}; Then`,
  )
})

test('the statements in the warning correct it: a default PostgreSQL has four settings to change', async () => {
  const [said] = await saidOf({ log_statement: 'all' })
  expect(said).toContain(
    '(log_min_messages, log_min_error_statement, log_error_verbosity, log_parameter_max_length)',
  )
})
