import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropAllDrafts } from '../../app/browser-storage/drafts.ts'
import { session } from '../../app/session/session.ts'
import { answer, loseConnection, refuse } from '../../testing/answer.ts'
import { open } from '../../testing/open.tsx'
import { anna, tokens } from '../../testing/people.ts'

const PATH = '/insurer-request'
const done = { id: '00000000-0000-4000-8000-000000000001' }
const company = () => screen.findByLabelText<HTMLInputElement>(/^Страховая компания/)
const thanks = () => screen.findByRole('heading', { name: 'Спасибо. Просьба отправлена' })

beforeEach(() => {
  session.start(tokens)
  answer('readProfile', anna)
})
afterEach(() => {
  vi.restoreAllMocks()
  session.end()
  dropAllDrafts()
})

async function typed() {
  const opened = await open(PATH)
  await opened.user.type(await company(), 'Ветразь')
  return { ...opened, send: () => opened.user.click(screen.getByRole('button', { name: 'Отправить' })) }
}

test('where the session has ended, what was typed is there again after the sign-in and is sent once', async () => {
  const { send, path, go } = await typed()
  refuse('addInsurerRequest', 'SESSION_EXPIRED', {})
  refuse('refreshSession', 'SESSION_EXPIRED', { signedOut: true })
  await send()
  await waitFor(() => expect(path()).toBe('/sign-in'))
  const sent = answer('addInsurerRequest', done)
  session.start(tokens)
  go(PATH)
  expect((await company()).value).toBe('Ветразь')
  expect(sent).toEqual([])
  await send()
  await thanks()
  expect(sent.map(({ body }) => body)).toEqual([{ company: 'Ветразь' }])
})

test('without a network what was typed stays, and is sent once when the network is back', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  loseConnection('addInsurerRequest')
  const { send } = await typed()
  await send()
  expect((await screen.findByRole('alert')).textContent).toContain('Нет соединения с интернетом')
  expect((await company()).value).toBe('Ветразь')
  vi.restoreAllMocks()
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  const sent = answer('addInsurerRequest', done)
  await send()
  await thanks()
  expect(sent).toHaveLength(1)
})

/** Sends a request whose answer is lost, and leaves the page. */
async function sentInVain(before: (opened: Awaited<ReturnType<typeof typed>>) => Promise<void>) {
  loseConnection('addInsurerRequest')
  const opened = await typed()
  await opened.send()
  expect(await screen.findByText('Ответ от сервера не пришёл')).toBeTruthy()
  await before(opened)
  opened.close()
  // A page that is gone repeats nothing.
  session.start(tokens)
  return answer('addInsurerRequest', done)
}

test('a lost answer is asked for after a reload', async () => {
  const sent = await sentInVain(async () => {})
  await open(PATH)
  await thanks()
  expect(sent.map(({ body }) => body)).toEqual([{ company: 'Ветразь' }])
})

test('a lost answer is not asked for where another name was typed since: that one stays and is sent by the button', async () => {
  const sent = await sentInVain(async ({ user }) => user.type(await company(), ' Плюс'))
  const { user } = await open(PATH)
  expect((await company()).value).toBe('Ветразь Плюс')
  await user.click(screen.getByRole('button', { name: 'Отправить' }))
  await thanks()
  expect(sent.map(({ body }) => body)).toEqual([{ company: 'Ветразь Плюс' }])
})
