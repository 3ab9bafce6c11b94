import { expect, test } from 'vitest'
import { listOf, readReference } from './read-reference.ts'

test('each complaint leads to specialities that are there, and is told once', async () => {
  const known = new Set((await readReference('specialties', ['code'] as const)).map(({ code }) => code))
  const rows = await readReference('search_complaints', ['code', 'specialities', 'words'] as const)
  expect(rows.flatMap(({ specialities }) => listOf(specialities)).filter(code => !known.has(code))).toEqual(
    [],
  )
  expect(new Set(rows.map(({ code }) => code)).size).toBe(rows.length)
  // Each speciality is found by any of its words together: only the paediatrician by "кашель" and "ребёнок".
  expect(rows.filter(({ code, words }) => code !== 'child' && /реб[её]н|дзіця/.test(words))).toEqual([])
  for (const { code, words } of rows) {
    const each = listOf(words)
    expect(
      each.filter((word, at) => each.indexOf(word) !== at),
      code,
    ).toEqual([])
  }
})
