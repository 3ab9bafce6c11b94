import { expect, test } from 'vitest'
import { searchWorld } from '../../catalogue/testing/search-world.ts'
import { medcentersPlugin } from '../plugin.ts'

const { app, doctor, inGomel } = await searchWorld(medcentersPlugin)

const get = async (path: string, q: string, language = 'ru') => {
  const url = `/api/v2/public/${path}?q=${encodeURIComponent(q)}`
  return (await app.inject({ url, headers: { 'accept-language': language } })).json()
}

test.each([
  ['another layout', 'doctors', 'rjdfktdbx', { query: 'ковалевич', by: 'layout' }],
  ['an error', 'doctors', 'кофалевич', { query: 'ковалевич', by: 'error' }],
  ['two words with an error', 'doctors', 'ковалевич терапефт', { query: 'ковалевич терапевт', by: 'error' }],
  ['a synonym of a speciality', 'doctors', 'ухо горло', { query: 'Врач-оториноларинголог', by: 'synonym' }],
  ['another layout', 'medcenters', 'ytvbut', { query: 'немиге', by: 'layout' }],
  ['an error', 'medcenters', 'нимиге', { query: 'немиге', by: 'error' }],
  ['another layout', 'services', 'gtxtyb', { query: 'печени', by: 'layout' }],
  ['an error', 'services', 'пичени', { query: 'печени', by: 'error' }],
])('a list says what was understood, as the search does: %s, %s: %s', async (_case, list, q, understood) => {
  const found = await get(list, q)
  expect(found.items.length).toBeGreaterThan(0)
  expect(found.understood).toEqual(understood)
  expect((await get('search', q)).understood).toEqual({ ...understood, isPartial: false })
})

test.each([
  ['doctors', 'ковалевич'],
  ['doctors', 'ковалевича'],
  ['doctors', 'терапевт'],
  ['doctors', 'врач'],
  ['doctors', 'щщщщщщ'],
  ['medcenters', 'немиге'],
  ['services', 'узи печени'],
])('what is found as typed, or not at all, is not said: %s %s', async (list, q) =>
  expect((await get(list, q)).understood).toBeUndefined(),
)

test('it is said in the language of the reader', async () => {
  expect((await get('doctors', 'салавеў', 'ru')).understood).toEqual({ query: 'соловьёв', by: 'error' })
  const { items, understood } = await get('doctors', 'кавалевіц', 'be')
  expect(items).toMatchObject([{ doctorId: doctor.doctorId }])
  expect(understood).toEqual({ query: 'кавалевіч', by: 'error' })
})

test('doctors by a complaint: the specialities that were meant', async () => {
  const { items, understood } = await get('doctors', 'насморк')
  expect(items).toMatchObject([{ doctorId: inGomel.doctorId }])
  expect(understood).toMatchObject({ by: 'synonym', query: expect.stringContaining('оториноларинголог') })
})
