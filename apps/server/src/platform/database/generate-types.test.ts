import { readFile } from 'node:fs/promises'
import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { expect, test } from 'vitest'
import { generatedTypes, generateTypes } from './generate-types.ts'

const { db } = await testDatabase()

test('the committed types equal the migrated schema (npm run gen writes them)', async () => {
  expect(await readFile(generatedTypes, 'utf8')).toBe(await generateTypes(db))
})
