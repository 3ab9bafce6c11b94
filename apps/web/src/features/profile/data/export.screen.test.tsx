import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { session } from '../../../app/session/session.ts'
import { answer, refuse } from '../../../testing/answer.ts'
import { open } from '../../../testing/open.tsx'
import { anna, tokens } from '../../../testing/people.ts'

beforeEach(() => {
  session.start(tokens)
  answer('readProfile', anna)
})

test('the token of the link is sent in the body, and an old one leads to ordering anew', async () => {
  const sent = refuse('downloadExport', 'EXPORT_EXPIRED', {})
  const { user } = await open('/profile/export#token=a-token')
  await user.click(await screen.findByRole('button', { name: 'Скачать копию' }))
  expect(await screen.findByText('Ссылка больше не действует')).toBeTruthy()
  expect(sent.map(({ body }) => body)).toEqual([{ token: 'a-token' }])
  expect(screen.getByRole('link', { name: 'Заказать новую копию' }).getAttribute('href')).toBe('/profile')
})

test('a link without its token says so', async () => {
  await open('/profile/export')
  expect(await screen.findByText(/В ссылке нет ключа/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Скачать копию' })).toBeNull()
})
