import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { session } from '../../app/session/session.ts'
import { answer, refuse } from '../../testing/answer.ts'
import { open } from '../../testing/open.tsx'
import { anna, tokens } from '../../testing/people.ts'

test('a partner’s token is removed from the address at once and signs in', async () => {
  const sent = answer('startCustomSession', tokens)
  answer('readProfile', anna)
  answer('listVisits', { future: [], past: [] })
  const { path } = await open('/sign-in#token=a.b.c')
  expect(path()).not.toContain('token')
  await waitFor(() => expect(path()).toBe('/visits'))
  expect(sent.map(({ body }) => body)).toEqual([
    expect.objectContaining({ token: 'a.b.c', deviceId: expect.any(String) }),
  ])
  expect(session.state()).toBe('signed-in')
})

test('an invalid token is reported, and the phone is requested', async () => {
  refuse('startCustomSession', 'INVALID_CUSTOM_TOKEN', { reason: 'replayed' })
  const { path } = await open('/sign-in#token=a.b.c')
  expect(await screen.findByText('Войти по ссылке не удалось')).toBeTruthy()
  expect(screen.getByLabelText('Номер телефона')).toBeTruthy()
  expect(path()).toBe('/sign-in')
})

test('a link opened while the sign-in is shown is used too', async () => {
  const sent = refuse('startCustomSession', 'INVALID_CUSTOM_TOKEN', { reason: 'expired' })
  const { go, path } = await open('/sign-in')
  go('/sign-in#token=a.b.c')
  expect(await screen.findByText('Войти по ссылке не удалось')).toBeTruthy()
  expect([sent.length, path()]).toEqual([1, '/sign-in'])
})

test('another fragment is not changed', async () => {
  const { path } = await open('/sign-in#menu')
  expect(path()).toBe('/sign-in#menu')
})
