import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { expect, test } from 'vitest'
import { readFunctions } from './read-functions.ts'
import { compareFunctions } from './stored-functions.ts'

const { pool } = await testDatabase()
const statements = await readFunctions()

const compare = async (given: typeof statements) => {
  const client = await pool.connect()
  try {
    const { changed, unknown } = await compareFunctions(client, given)
    return { changed: changed.map(({ name }) => name), unknown }
  } finally {
    client.release()
  }
}

test('apps/server/database/functions equals what the migrations make; npm run new:migration brings a change', async () => {
  expect(await compare(statements)).toEqual({ changed: [], unknown: [] })
})

test('a changed or missing function is found, and comments make no difference', async () => {
  const given = statements
    .filter(({ name }) => name !== 'spend_sms')
    .map(({ sql, ...statement }) => ({
      ...statement,
      sql: sql
        .replace("when 'PARENT' then 4", "when 'PARENT' then 3")
        .replace('  -- Timeslots first', '  -- First timeslots')
        .replace('after insert or delete on family_relation', 'after insert on family_relation'),
    }))
  expect(await compare(given)).toEqual({
    changed: ['family_limit', 'family_relation_reminders'],
    unknown: ['spend_sms'],
  })
})

test('no function is declared twice', () => {
  const names = statements.map(({ kind, name }) => `${kind} ${name}`)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
