import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, loseConnection } from '../../../testing/answer.ts'
import { drugDetails } from '../../../testing/drugs.ts'
import { open } from '../../../testing/open.tsx'
import { profileToFillIn } from '../../../testing/people.ts'
import { beginWithDrugs, heading } from '../testing/drugs-screen.ts'
import { alert, signIn } from './testing/alerts.ts'

beginWithDrugs()

test('the list says what is waited for, and ends a wait', async () => {
  signIn()
  answer('listDrugAlerts', [
    alert,
    { ...alert, packId: '11', presentation: 'таблетки 200 мг №10', town: 'Минск', maxPrice: 350 },
  ])
  const { user } = await open('/drug-alerts')
  expect(await heading('Жду лекарства')).toBeTruthy()
  expect(
    await screen.findByText('Сообщим, когда будет не дороже 3,50 руб. · Минск, до 21.02.2027'),
  ).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'Нурофен' })[0]?.getAttribute('href')).toBe('/drugs/1?town=0')
  const removed = answer('removeDrugAlert', undefined)
  answer('listDrugAlerts', [alert])
  await user.click(screen.getByRole('button', { name: 'Не сообщать: Нурофен, таблетки 200 мг №10' }))
  expect(await screen.findByText('Больше не ждём этого лекарства')).toBeTruthy()
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Не сообщать/ })).toHaveLength(1))
  expect(removed[0]).toMatchObject({ params: { packId: '11' } })
})

test('what is there already is said, with the time when it is told', async () => {
  signIn()
  answer('listDrugAlerts', [{ ...alert, town: 'Минск', toldAt: '2026-11-24T05:00:00Z' }])
  await open('/drug-alerts')
  expect(
    await screen.findByText(
      'Уже есть в аптеках · Минск. Сообщим в 08:00, когда кончатся тихие часы, если ещё останется.',
    ),
  ).toBeTruthy()
})

test('what was found and told leads to the pharmacies of its town', async () => {
  signIn()
  const found = { ...alert, locationCode: 17, town: 'Минск', foundAt: '2026-11-23T05:00:00Z' }
  answer(
    'listDrugAlerts',
    [alert, found, { ...found, packId: '21', drugId: '2', name: 'Смекта' }].map((each, at) => ({
      ...each,
      packId: String(11 + at),
    })),
  )
  await open('/drug-alerts')
  expect(await screen.findAllByText('Нашлось · Минск: сегодня, 08:00')).toHaveLength(2)
  const where = new URL(
    screen.getByRole('link', { name: 'Где купить найденное: Минск' }).getAttribute('href') ?? '',
    'http://x',
  )
  expect([where.pathname, where.searchParams.get('packs'), where.searchParams.get('town')]).toEqual([
    '/pharmacies',
    '12:1,13:1',
    '17',
  ])
  expect(screen.getAllByRole('button', { name: /^Убрать из списка: / })).toHaveLength(2)
  expect(screen.getAllByRole('button', { name: /^Не сообщать: / })).toHaveLength(1)
})

test.each([
  ['waited for', false, null],
  ['found before', false, '2026-11-23T05:00:00Z'],
  ['waited for', true, null],
  ['found before', true, '2026-11-23T05:00:00Z'],
])(
  'what was %s and is not offered any more (for hospitals: %s) says why and what to do',
  async (_, isForHospitals, foundAt) => {
    signIn()
    answer('listDrugAlerts', [{ ...alert, isGone: true, isForHospitals, foundAt }])
    await open('/drug-alerts')
    const why = isForHospitals
      ? 'Только для больниц: в аптеках не продаётся, поэтому не ищем.'
      : 'Больше нет в реестре, поэтому в аптеках не ищется.'
    expect(await screen.findByText(`${why} Спросите врача, чем заменить.`)).toBeTruthy()
    expect(screen.queryByText(/^(Сообщим, когда появится|Нашлось)/)).toBeNull()
    expect(screen.queryByRole('link', { name: /^Где купить найденное/ })).toBeNull()
  },
)

test('what has left the register can be taken out of the list', async () => {
  signIn()
  answer('listDrugAlerts', [{ ...alert, isGone: true }])
  await open('/drug-alerts')
  await screen.findByText(/^Больше нет в реестре/)
  expect(screen.getByRole('button', { name: /^Не сообщать: Нурофен/ })).toBeTruthy()
})

test('nothing waited for and no network each have a next step', async () => {
  signIn()
  const first = await open('/drug-alerts')
  expect(await screen.findByText('Вы не ждёте лекарств')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Все лекарства' }).getAttribute('href')).toBe('/drugs')
  first.close()
  loseConnection('listDrugAlerts')
  await open('/drug-alerts')
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeTruthy()
})

test('the list of drugs leads to what is waited for', async () => {
  signIn()
  answer('showDrug', drugDetails())
  answer('listDrugAlerts', [alert])
  await open('/drugs/1')
  const link = await screen.findByRole('link', { name: 'Жду лекарства: 1' })
  expect(link.getAttribute('href')).toBe('/drug-alerts')
})

test('who has no name and birthday yet sees what they wait for, too', async () => {
  signIn()
  answer('readProfile', profileToFillIn)
  answer('listDrugAlerts', [alert])
  await open('/drug-alerts')
  expect(await screen.findByRole('button', { name: /^Не сообщать: Нурофен/ })).toBeTruthy()
})
