import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { rememberProvider } from '../../app/provider-choice.ts'
import { session } from '../../app/session/session.ts'
import { answer } from '../../testing/answer.ts'
import { open } from '../../testing/open.tsx'
import { anna, tokens } from '../../testing/people.ts'

test('the menu is folded under its button, and folds again once a place is chosen', async () => {
  session.start(tokens)
  answer('readProfile', anna)
  answer('listProviders', [])
  answer('listVisits', { future: [], past: [] })
  answer('readExport', { state: 'none', email: null, expiresAt: null })
  rememberProvider('?provider=demo')
  const { user, path } = await open('/profile')
  const opener = screen.getByRole('button', { name: 'Меню', expanded: false })
  await user.click(opener)
  expect(opener.getAttribute('aria-expanded')).toBe('true')
  await user.click(screen.getByRole('link', { name: 'Визиты' }))
  await waitFor(() => expect(path()).toBe('/visits'))
  expect(opener.getAttribute('aria-expanded')).toBe('false')
})
