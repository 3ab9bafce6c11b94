import { afterEach, expect, test } from 'vitest'
import {
  addFavourite,
  dropFavourites,
  type FavouriteToBe,
  ownFavourites,
  removeFavourite,
} from './favourites.ts'

afterEach(dropFavourites)

const doctor = (id: string, parts: Partial<FavouriteToBe> = {}): FavouriteToBe => ({
  id,
  displayName: `Врач ${id}`,
  branchId: '1',
  photoUrl: null,
  providerCode: 'demo',
  ...parts,
})
const kept = (): { id: string }[] => JSON.parse(localStorage.getItem('favouriteDoctors') ?? '[]')
const ids = () => kept().map(({ id }) => id)

test("a favourite has the specification's fields (product §3, calls §7.4)", () => {
  addFavourite(doctor('7', { photoUrl: '/photo' }))
  const addedAt = expect.stringMatching(/Z$/)
  expect(kept()).toEqual([{ ...doctor('7', { photoUrl: '/photo' }), type: 'physicians', addedAt }])
})

test.each([
  ['name', { displayName: '' }],
  ['branch', { branchId: undefined }],
  ['id', { id: '' }],
])('a doctor without a %s is not added', (_part, missing) => {
  expect(addFavourite(doctor('7', missing))).toBeNull()
  expect(ids()).toEqual([])
})

test('undoing an eleventh favourite restores the first one', () => {
  for (let n = 1; n <= 10; n += 1) addFavourite(doctor(String(n)))
  const before = ids()
  const undo = addFavourite(doctor('11'))
  expect(ids()).toEqual(['11', ...before.slice(0, 9)])
  undo?.()
  expect(ids()).toEqual(before)
})

test("undoing a removal restores the doctor's position", () => {
  for (const id of ['1', '2', '3']) addFavourite(doctor(id))
  const undo = removeFavourite('2')
  expect(ids()).toEqual(['3', '1'])
  undo()
  expect(ids()).toEqual(['3', '2', '1'])
})

test("a guest’s favourites become those of the account that signs in; another person's are dropped", () => {
  addFavourite(doctor('7'))
  ownFavourites('anna')
  expect(ids()).toEqual(['7'])
  ownFavourites('anna')
  expect(ids()).toEqual(['7'])
  ownFavourites('boris')
  expect(ids()).toEqual([])
})

test('a favourite added in another tab is not lost by adding here', () => {
  addFavourite(doctor('1'))
  localStorage.setItem(
    'favouriteDoctors',
    JSON.stringify([{ ...doctor('2'), type: 'physicians', addedAt: '2999-01-01T10:00:00Z' }, ...kept()]),
  )
  dispatchEvent(new StorageEvent('storage', { key: 'favouriteDoctors' }))
  addFavourite(doctor('3'))
  expect(ids()).toEqual(['3', '2', '1'])
})
