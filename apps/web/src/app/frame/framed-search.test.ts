import { expect, test } from 'vitest'
import { rememberProvider } from '../provider-choice.ts'
import { framedSearch } from './framed-search.ts'

test('in a frame every address names the provider, elsewhere none does by itself', () => {
  expect(framedSearch({ branch: '1' }, true)).toBe('?branch=1')
  rememberProvider('?provider=demo')
  expect(framedSearch({ branch: '1' }, true)).toBe('?branch=1&provider=demo')
  expect(framedSearch({}, true)).toBe('?provider=demo')
  expect(framedSearch({ branch: '1' }, false)).toBe('?branch=1')
})
