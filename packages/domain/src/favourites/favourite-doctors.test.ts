import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFavouriteDoctor, newestFavourites } from './favourite-doctors.ts'

test('favourites are ordered newest first, without duplicates, ten at most, in any order of input (calls §9)', () => {
  const added = fc.record({
    id: fc.nat({ max: 15 }).map(String),
    addedAt: fc.nat({ max: 1e9 }).map(at => new Date(at)),
  })
  fc.assert(
    fc.property(fc.uniqueArray(added, { selector: ({ addedAt }) => addedAt.getTime() }), given => {
      const oneByOne = given.reduce<typeof given>((list, each) => newestFavourites([each, ...list]), [])
      expect(oneByOne).toEqual(newestFavourites(given))
      const newest = given.toSorted((a, b) => b.addedAt.getTime() - a.addedAt.getTime()).map(({ id }) => id)
      expect(oneByOne.map(({ id }) => id)).toEqual([...new Set(newest)].slice(0, 10))
    }),
  )
})

test.each([
  [{ id: '1', displayName: 'Иванов И. И.', branchId: '2', photoUrl: null, type: 'physicians' }, true],
  [{ id: '1', displayName: '', branchId: '2' }, false],
  [{ id: '1', displayName: 'Иванов И. И.' }, false],
  [null, false],
])('%j is a favourite: %s (product §5)', (value, valid) => expect(isFavouriteDoctor(value)).toBe(valid))
