import { fireEvent, screen, within } from '@testing-library/react'
import type { Answer } from '@vizit/api-client/calls.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, refuse } from '../../../testing/answer.ts'
import { open } from '../../../testing/open.tsx'

const LINK = '/reply#token-of-the-sms'
const visit: Answer<'readReply'> = {
  state: 'asked',
  startDate: '2030-03-05T11:00:00Z',
  customerFirstName: 'Алесь',
  physicianName: 'Ковалевич А. П.',
  branchName: 'Филиал',
  branchAddress: 'Минск, ул. Немига, 5',
  branchPhones: '+375171234567',
  isManageable: true,
}
beforeEach(() => {
  answer('listProviders', [])
  sessionStorage.clear()
})
afterEach(() => vi.useRealTimers())

test('it asks, sends nothing by itself, and thanks after a tap', async () => {
  const read = answer('readReply', visit)
  const sent = answer('confirmByReply', { ...visit, state: 'confirmed' })
  const { user, path } = await open(LINK)
  expect(await screen.findByText('Ковалевич А. П.')).toBeTruthy()
  expect(path()).toBe('/reply')
  expect(read.map(({ body }) => body)).toEqual([{ token: 'token-of-the-sms' }])
  expect(sent).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Я приду' }))
  expect(await screen.findByRole('heading', { name: 'Спасибо, вас ждут' })).toBeTruthy()
  expect(sent.map(({ body }) => body)).toEqual([{ token: 'token-of-the-sms' }])
})

test('a link opened on the page of another visit asks about its own visit', async () => {
  answer('readReply', visit)
  const { go } = await open(LINK)
  expect(await screen.findByText('Ковалевич А. П.')).toBeTruthy()
  const read = answer('readReply', { ...visit, physicianName: 'Сидоров О. И.' })
  go('/reply#token-of-another')
  expect(await screen.findByText('Сидоров О. И.')).toBeTruthy()
  expect(read.map(({ body }) => body)).toEqual([{ token: 'token-of-another' }])
})

test('a visit is cancelled after a question that names what is lost', async () => {
  answer('readReply', visit)
  const sent = answer('cancelByReply', { ...visit, state: 'cancelled', isManageable: false })
  const { user } = await open(LINK)
  await user.click(await screen.findByRole('button', { name: 'Отменить визит' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('Алесь')
  expect(sent).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Отменить визит' }))
  expect(await screen.findByRole('heading', { name: 'Визит отменён' })).toBeTruthy()
})

test('after the cut-off the reception has to be called', async () => {
  answer('readReply', { ...visit, isManageable: false })
  await open(LINK)
  expect(await screen.findByText(/Отменить здесь уже нельзя/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Отменить визит' })).toBeNull()
  expect(screen.getByRole('link', { name: /\+375/ })).toBeTruthy()
})

test('on a page that is open when the visit begins, it says that it has begun, not that little time is left', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-03-05T10:45:00Z') })
  answer('readReply', { ...visit, isManageable: false })
  await open(LINK)
  expect(await screen.findByText(/до визита меньше 30 минут/)).toBeTruthy()
  vi.setSystemTime(new Date(visit.startDate))
  fireEvent(document, new Event('visibilitychange'))
  expect(await screen.findByText(/Визит уже начался: отменить его нельзя/)).toBeTruthy()
  expect(screen.queryByText(/до визита меньше/)).toBeNull()
  expect(screen.getByRole('link', { name: /\+375/ })).toBeTruthy()
})

test('an expired link and a missing one say what to do', async () => {
  refuse('readReply', 'VISIT_LINK_EXPIRED', {})
  await open(LINK)
  expect(await screen.findByRole('heading', { name: 'Ссылка больше не действует' })).toBeTruthy()
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Войти' })).toBeTruthy()
})
