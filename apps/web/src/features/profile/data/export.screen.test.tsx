import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { session } from '../../../app/session/session.ts'
import { answer, refuse } from '../../../testing/answer.ts'
import { open } from '../../../testing/open.tsx'
import { anna, tokens } from '../../../testing/people.ts'

const token = 'T0ken-_'.padEnd(43, 'x')

beforeEach(() => {
  session.start(tokens)
  answer('readProfile', anna)
})

test('the token of the link is sent in the body, and an expired one leads to a new order', async () => {
  const sent = refuse('downloadExport', 'EXPORT_EXPIRED', {})
  const { user } = await open(`/profile/export#token=${token}`)
  await user.click(await screen.findByRole('button', { name: 'Скачать копию' }))
  expect(await screen.findByText('Ссылка больше не действует')).toBeTruthy()
  expect(sent.map(({ body }) => body)).toEqual([{ token }])
  expect(screen.queryByRole('button', { name: 'Скачать копию' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Заказать новую копию' }).getAttribute('href')).toBe('/profile')
})

test.each(['', '#token=', `#token=${token.slice(1)}`, `#token=${token}%20`])(
  'a truncated link says that it does not work: %s',
  async hash => {
    await open(`/profile/export${hash}`)
    expect(await screen.findByText(/Ссылка не работает/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Скачать копию' })).toBeNull()
  },
)
