import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answer } from '../../testing/answer.ts'
import { open } from '../../testing/open.tsx'
import { anna, tokens } from '../../testing/people.ts'
import { coverage } from '../../testing/programmes.ts'
import { rememberLanguage } from '../browser-storage/preferences.ts'
import { session } from '../session/session.ts'

beforeEach(() => {
  session.start(tokens)
  rememberLanguage('ru')
  answer('readProfile', anna)
  answer('listProviders', [])
  answer('listPrograms', [])
})

test('a screen that was left before the language changed opens without what it had said in the former one', async () => {
  answer('listCoverages', ({ headers }) => ({
    coverages: [
      coverage({ programCaption: headers.get('accept-language') === 'be' ? 'Праграма' : 'Программа' }),
    ],
    requests: [],
  }))
  const { user, go } = await open('/programmes')
  expect(await screen.findByRole('heading', { name: 'Программа' })).toBeTruthy()
  go('/other')
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Язык' }), 'Беларуская')
  expect(await screen.findByRole('combobox', { name: 'Мова' })).toBeTruthy()
  go('/programmes')
  expect(await screen.findByRole('heading', { name: 'Мае праграмы' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Программа' })).toBeNull()
  expect(await screen.findByRole('heading', { name: 'Праграма' })).toBeTruthy()
})
