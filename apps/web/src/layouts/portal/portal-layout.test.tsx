import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { rememberProvider } from '../../app/provider/provider-choice.ts'
import { session } from '../../app/session/session.ts'
import { answer } from '../../testing/answer.ts'
import { provider } from '../../testing/clinic.ts'
import { open } from '../../testing/open.tsx'
import { anna, tokens } from '../../testing/people.ts'

test('the menu is folded under its button, and folds again after a choice', async () => {
  session.start(tokens)
  answer('readProfile', anna)
  answer('listProviders', [])
  answer('listVisits', { future: [], past: [] })
  answer('readExport', { state: 'none', email: null, expiresAt: null, leftOut: [] })
  rememberProvider('?provider=demo')
  const { user, path } = await open('/profile')
  const opener = screen.getByRole('button', { name: 'Меню', expanded: false })
  await user.click(opener)
  expect(opener.getAttribute('aria-expanded')).toBe('true')
  await user.click(screen.getByRole('link', { name: 'Визиты' }))
  await waitFor(() => expect(path()).toBe('/visits'))
  expect(opener.getAttribute('aria-expanded')).toBe('false')
})

test("the portal uses the clinic's colour as far as it is readable", async () => {
  answer('listProviders', [{ ...provider('demo', 'Родник'), accentColour: '#ffd43b' }])
  rememberProvider('?provider=demo')
  await open('/sign-in')
  const page = document.documentElement
  await waitFor(() => expect(page.dataset.clinicAccent).toBe('#ffd43b'))
  // White text on that yellow would be unreadable.
  expect(page.style.getPropertyValue('--clinic-light-filled')).not.toBe('#ffd43b')
  expect(page.style.getPropertyValue('--clinic-dark-text')).toBe('#ffd43b')
})

test('a clinic’s logo has its name as text', async () => {
  const logoUrl = '/api/v2/public/photos/a1'
  answer('listProviders', [{ ...provider('demo', 'Родник'), logoUrl }])
  rememberProvider('?provider=demo')
  await open('/sign-in')
  expect((await screen.findByRole('img', { name: 'Родник' })).getAttribute('src')).toBe(logoUrl)
})
