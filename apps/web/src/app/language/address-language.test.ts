import { afterEach, expect, test } from 'vitest'
import { preferredLanguage, rememberLanguage } from '../browser-storage/preferences.ts'
import { addressLanguage } from './address-language.ts'

afterEach(() => history.replaceState(null, '', '/'))

test.each([
  ['?lang=be', 'be'],
  ['?lang=en&clinic=demo', 'en'],
  ['?lang=de', undefined],
  ['', undefined],
])('an address with %j is shown in %s', (search, language) => {
  history.replaceState(null, '', `/clinics/demo/doctors/1${search}`)
  expect(addressLanguage()).toBe(language)
})

test('the language of the address is used instead of the chosen one, until another is chosen there', () => {
  rememberLanguage('ru')
  history.replaceState(null, '', '/clinics/demo/doctors/1?lang=be&clinic=demo')
  expect(preferredLanguage()).toBe('be')
  rememberLanguage('en')
  expect(location.search).toBe('?clinic=demo')
  expect(preferredLanguage()).toBe('en')
})
