import { expect, test } from 'vitest'
import { findByName } from './find-by-name.ts'

const towns = ['Минск', 'Гродно', 'Могилёв', 'Марьина Горка', 'Орша']
const found = (query: string) => findByName(towns, query, town => [town])

test.each([
  ['a beginning', 'мог', ['Могилёв']],
  ['in Latin letters', 'minsk', ['Минск']],
  ['the Belarusian name in Latin letters', 'Hrodna', ['Гродно']],
  ['in Belarusian', 'Мінск', ['Минск']],
  ['in the wrong keyboard layout', 'vbycr', ['Минск']],
  ['with a mark', 'Гродно!', ['Гродно']],
  ['several words in any order', 'горка марьина', ['Марьина Горка']],
  ['with an error', 'гордно', ['Гродно']],
  ['nothing like it', 'Париж', []],
  ['no word', '!!!', []],
  ['less than three characters: all', ' ми ', towns],
])('%s: %s', (_case, query, names) => expect(found(query)).toEqual(names))
