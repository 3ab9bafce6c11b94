import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFavouriteDoctor, withFavourite } from './favourite-doctors.ts'

test('newest first, nobody twice, ten at most (calls §9)', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 15 }), { minLength: 1 }), added => {
      const kept = added.reduce<{ id: string }[]>((list, id) => withFavourite(list, { id: String(id) }), [])
      const newestFirst = [...new Set(added.map(String).reverse())]
      expect(kept.map(({ id }) => id)).toEqual(newestFirst.slice(0, 10))
    }),
  )
})

test.each([
  [{ id: '1', displayName: 'Иванов И. И.', branchId: '2', photoUrl: null, type: 'physicians' }, true],
  [{ id: '1', displayName: '', branchId: '2' }, false],
  [{ id: '1', displayName: 'Иванов И. И.' }, false],
  [null, false],
])('%j is a favourite: %s (product §5)', (value, valid) => expect(isFavouriteDoctor(value)).toBe(valid))
