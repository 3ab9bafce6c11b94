import { truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aReader, vera } from '../testing/people.ts'
import { EXAMPLE, NOTHING, resultsWorld } from '../testing/results-world.ts'
import { importResults } from './import-results.ts'

const { db, deps, folder, said, stored } = await resultsWorld()

test('an interrupted import changes nothing, and the next one imports everything', async () => {
  await aReader(db, '375297001041', vera)
  // The connection breaks after so many statements, as when the process is killed.
  for (const statements of [3, 9, 20, 32]) {
    let left = statements
    const cut = db.withPlugin({
      transformQuery: ({ node }) => {
        left -= 1
        if (left === 0) throw new Error('killed')
        return node
      },
      transformResult: async ({ result }) => result,
    })
    await expect(importResults(EXAMPLE, { ...deps, db: cut })).rejects.toThrow('killed')
    expect(await stored()).toEqual(NOTHING)
  }
  expect((await said(EXAMPLE))[2]).toBe('Сообщение отправлено 1 человеку.')
})

test('a file that shrinks while it is read changes nothing', async () => {
  const path = await folder()
  const file = join(path, 'files/oak-1041.pdf')
  const shrinking = db.withPlugin({
    transformQuery: ({ node }) => {
      if (node.kind === 'InsertQueryNode') void truncate(file, 10)
      return node
    },
    transformResult: async ({ result }) => result,
  })
  await expect(importResults(path, { ...deps, db: shrinking })).rejects.toThrow('changed while it was read')
  expect(await stored()).toEqual(NOTHING)
})

test('two imports at once run one after the other', async () => {
  const results = await Promise.all([importResults(EXAMPLE, deps), importResults(EXAMPLE, deps)])
  const added = results.map(result => (result.outcome === 'imported' ? result.tests.added : -1))
  expect(added.toSorted()).toEqual([0, 4])
})
