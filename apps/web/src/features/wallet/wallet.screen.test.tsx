import '../../testing/indexed-db.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lockAgain, openWith, setCode, unlock } from '../../app/device-store/device-store.ts'
import { saveList } from '../../app/device-store/stored-lists.ts'
import { answer } from '../../testing/answer.ts'
import { visit } from '../../testing/clinic.ts'
import { open } from '../../testing/open.tsx'
import { synced } from '../../testing/sync-answer.ts'

import { beginWithWallet, CODE, keys, loseNetwork, soon } from './testing/wallet-screen.ts'

beginWithWallet()

test('the next visit is shown with address, phones and route', async () => {
  const later = { ...soon, id: 'later', orderId: 'later', startDate: '2099-04-05T06:00:00Z' }
  answer('syncVisits', synced([later, soon, { ...soon, id: 'past', endDate: '2020-01-01T06:00:00Z' }]))
  await open('/wallet')
  const card = await screen.findByRole('region', { name: 'Ближайший визит' })
  expect(await within(card).findByText(visit.physicianName)).toBeTruthy()
  expect(card.textContent).toContain('Филиал на Немиге, Минск, ул. Немига, 5')
  expect(card.textContent).toContain('09:00')
  const phone = within(card).getByRole('link', { name: '+375 17 200-00-01' })
  expect(phone.getAttribute('href')).toBe('tel:+375172000001')
  expect(
    within(card)
      .getByRole('link', { name: /^Как проехать/ })
      .getAttribute('href'),
  ).toContain('53.9')
})

test('the next visit can be opened, moved, cancelled and put into the calendar from there', async () => {
  await open('/wallet')
  const card = await screen.findByRole('region', { name: 'Ближайший визит' })
  const whole = await within(card).findByRole('link', { name: visit.speciality })
  expect(whole.getAttribute('href')).toBe(`/visits/${visit.orderId}`)
  const move = within(card).getByRole('link', { name: /^Перенести/ })
  expect(move.getAttribute('href')).toBe(`/visits/${visit.orderId}/move`)
  for (const name of [/календар/i, /^Отменить/])
    expect(within(card).getByRole('button', { name })).toBeTruthy()
})

test('a code is set, unless it is easy to guess', async () => {
  const { user } = await open('/wallet')
  await user.click(await screen.findByRole('button', { name: 'Задать код' }))
  const first = await screen.findByLabelText('Новый код')
  const again = screen.getByLabelText('Новый код ещё раз')
  const set = within(screen.getByRole('dialog')).getByRole('button', { name: 'Задать код' })
  await user.type(first, '123456')
  await user.click(set)
  expect(screen.getByText('Такой код легко угадать. Выберите другой.')).toBeTruthy()
  await user.clear(first)
  await user.type(first, CODE)
  await user.type(again, '481517')
  await user.click(set)
  expect(screen.getByText('Коды не совпадают')).toBeTruthy()
  await user.clear(again)
  await user.type(again, CODE)
  await user.click(set)
  // The key derivation takes as long here as on a phone.
  const isSet = 'Код задан: без интернета «Визит» спросит его.'
  expect(await screen.findByText(isSet, {}, { timeout: 4000 })).toBeTruthy()
})

test('the code opens the card offline, and can be removed there', async () => {
  await openWith(keys)
  await saveList('visits', [soon], { syncedAt: visit.lastUpdated })
  await setCode(CODE, keys, 1000)
  lockAgain()
  loseNetwork()
  const { user } = await open('/wallet', { offline: true })
  const field = await screen.findByLabelText('Код')
  expect(screen.queryByText(visit.physicianName)).toBeNull()
  await user.type(field, '000000')
  expect(await screen.findByText(/^Код неверный. Осталось 9 попыток/)).toBeTruthy()
  await user.type(field, CODE)
  expect(await screen.findByText(visit.physicianName)).toBeTruthy()
  expect(
    await screen.findByText(/^Перенести, отменить или добавить визит в календарь можно будет/),
  ).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Перенести/ })).toBeNull()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Изменить код' }).disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Убрать код' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Убрать код' }))
  expect(await screen.findByRole('button', { name: 'Задать код' })).toBeTruthy()
})

/** Nine wrong codes, each with its wait. */
async function guessNine() {
  let now = 0
  for (let wrong = 1; wrong < 10; wrong += 1) {
    now += 3_600_000
    await unlock('000000', () => now)
  }
}

test('after ten wrong codes the screen says that everything is deleted', async () => {
  await openWith(keys)
  await saveList('visits', [soon], { syncedAt: visit.lastUpdated })
  await setCode(CODE, keys, 1000)
  lockAgain()
  await guessNine()
  loseNetwork()
  const { user } = await open('/wallet', { offline: true })
  await user.type(await screen.findByLabelText('Код'), '000000')
  expect(await screen.findByText('Сохранённое удалено')).toBeTruthy()
})

test('after ten wrong codes nothing opened before stays on any page', async () => {
  await openWith(keys)
  await saveList('visits', [soon], { syncedAt: visit.lastUpdated })
  await setCode(CODE, keys, 1000)
  lockAgain()
  loseNetwork()
  const { user } = await open('/visits', { offline: true })
  await user.type(await screen.findByLabelText('Код'), CODE)
  await waitFor(() => expect(document.body.textContent).toContain(visit.physicianName))
  act(lockAgain)
  await screen.findByLabelText('Код')
  await act(guessNine)
  await user.type(screen.getByLabelText('Код'), '000000')
  await waitFor(() => expect(screen.queryByLabelText('Код')).toBeNull())
  expect(await screen.findByText(/^Нет соединения/)).toBeTruthy()
  expect(document.body.textContent).not.toContain(visit.physicianName)
})

test('offline without a code the screen says what would open the card', async () => {
  loseNetwork()
  await open('/wallet', { offline: true })
  expect(await screen.findByText('Без интернета это не открыть')).toBeTruthy()
})
