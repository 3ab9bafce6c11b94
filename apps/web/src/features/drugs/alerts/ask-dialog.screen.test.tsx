import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, loseConnection, refuse } from '../../../testing/answer.ts'
import { drugDetails } from '../../../testing/drugs.ts'
import { open } from '../../../testing/open.tsx'
import { town } from '../../../testing/town.ts'
import { beginWithDrugs } from '../testing/drugs-screen.ts'
import { alert, signIn, whenCheaper, whenThere } from './testing/alerts.ts'

beginWithDrugs()

async function openDialog(button: string, search = '') {
  signIn()
  answer('showDrug', drugDetails())
  const { user, close, queries } = await open(`/drugs/1${search}`)
  await user.click(await screen.findByRole('button', { name: button }))
  const dialog = within(await screen.findByRole('dialog'))
  return {
    user,
    close,
    queries,
    dialog,
    save: () => user.click(dialog.getByRole('button', { name: 'Сообщить мне' })),
  }
}

test('what is waited for can be changed', async () => {
  signIn()
  answer('showDrug', drugDetails())
  answer('listDrugAlerts', [{ ...alert, packId: '11', maxPrice: 350 }])
  const { user } = await open('/drugs/1')
  await user.click(await screen.findByRole('button', { name: 'Изменить: Нурофен, таблетки 200 мг №10' }))
  const dialog = within(await screen.findByRole('dialog'))
  const price = dialog.getByLabelText<HTMLInputElement>(/^Цена не выше/)
  expect(price.value).toBe('3,50')
  await user.clear(price)
  await user.type(price, '3')
  const saved = answer('saveDrugAlert', { ...alert, packId: '11', maxPrice: 300 })
  answer('listDrugAlerts', [{ ...alert, packId: '11', maxPrice: 300 }])
  await user.click(dialog.getByRole('button', { name: 'Сообщить мне' }))
  expect(
    await screen.findByText(/^Сообщим, когда будет не дороже 3 руб\. · |не дороже 3,00 руб\. · /),
  ).toBeTruthy()
  expect(saved[0]).toMatchObject({ params: { packId: '11' }, body: { maxPrice: 300 } })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('what was told of can be asked for again', async () => {
  signIn()
  answer('showDrug', drugDetails())
  answer('listDrugAlerts', [{ ...alert, packId: '11', foundAt: '2026-11-23T05:00:00Z' }])
  const { user } = await open('/drugs/1')
  expect(await screen.findByText(/^Нашлось · /)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Не сообщать/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: whenCheaper }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(/^Цена не выше/), '3')
  const saved = answer('saveDrugAlert', { ...alert, packId: '11', maxPrice: 300 })
  await user.click(dialog.getByRole('button', { name: 'Сообщить мне' }))
  await waitFor(() => expect(saved[0]).toMatchObject({ params: { packId: '11' }, body: { maxPrice: 300 } }))
})

test('who asks about a package that nobody has may leave the price out', async () => {
  const { dialog, save } = await openDialog(whenThere)
  expect(dialog.getByText('Нурофен, таблетки 400 мг №12')).toBeTruthy()
  const saved = answer('saveDrugAlert', alert)
  answer('listDrugAlerts', [alert])
  await save()
  expect(await screen.findByText('Сообщим, когда лекарство появится')).toBeTruthy()
  expect(saved[0]).toMatchObject({ params: { packId: '12' }, body: { locationCode: 0, maxPrice: null } })
  expect(await screen.findByText('Сообщим, когда появится · Во всех регионах, до 21.02.2027')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('who asks about a package that is sold names a price, in rubles with a comma or a point', async () => {
  const { user, dialog, save } = await openDialog(whenCheaper)
  const saved = answer('saveDrugAlert', { ...alert, packId: '11', maxPrice: 350 })
  expect(
    dialog.getByText('Есть от 4,20 руб. (цена обновлена: сегодня, 09:15): укажите цену ниже'),
  ).toBeTruthy()
  for (const wrong of ['', '0', 'дёшево', '-1', '1,234', '100001']) {
    await user.clear(dialog.getByLabelText(/^Цена не выше/))
    if (wrong) await user.type(dialog.getByLabelText(/^Цена не выше/), wrong)
    await save()
    expect(dialog.getByText('Укажите цену до 100 000 руб., например 12,50')).toBeTruthy()
    expect(document.activeElement).toBe(dialog.getByLabelText(/^Цена не выше/))
  }
  expect(saved).toEqual([])
  await user.clear(dialog.getByLabelText(/^Цена не выше/))
  await user.type(dialog.getByLabelText(/^Цена не выше/), '3,5')
  answer('listDrugAlerts', [{ ...alert, packId: '11', maxPrice: 350 }])
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Сообщим, когда будет не дороже 3,50 руб.')).toBeTruthy()
  const said = await screen.findByText(/^Сообщим, когда будет не дороже 3,50 руб\. · /)
  await waitFor(() => expect(document.activeElement).toBe(said.parentElement))
  await waitFor(() =>
    expect(saved[0]).toMatchObject({ params: { packId: '11' }, body: { locationCode: 0, maxPrice: 350 } }),
  )
})

test('a refusal and a lost connection are said in the dialog, and what was typed stays', async () => {
  const { user, dialog, save } = await openDialog(whenThere)
  await user.type(dialog.getByLabelText(/^Цена не выше/), '7')
  const old = { asOf: '2026-11-21T06:15:00Z', isStale: true }
  refuse('saveDrugAlert', 'DRUG_AVAILABLE', { priceFrom: 650, pharmaciesCount: 1, ...old })
  await save()
  expect(await dialog.findByText('Это лекарство уже есть в аптеках')).toBeTruthy()
  expect(dialog.getByText(/^Есть от 6,50 руб\. \(цена старше суток: .*21.*\)$/)).toBeTruthy()
  expect(dialog.getByRole('link', { name: 'Найти в аптеках' }).getAttribute('href')).toBe(
    '/pharmacies?packs=12%3A1&town=0',
  )
  expect(dialog.getByLabelText<HTMLInputElement>(/^Цена не выше/).value).toBe('7')
  await user.type(dialog.getByLabelText(/^Цена не выше/), 'х')
  await save()
  expect(dialog.getByText('Укажите цену до 100 000 руб., например 12,50')).toBeTruthy()
  expect(dialog.queryByText('Это лекарство уже есть в аптеках')).toBeNull()
})

test('the second click of two on the end of a wait asks for nothing', async () => {
  signIn()
  answer('showDrug', drugDetails())
  const { user } = await open('/drugs/1')
  const ask = await screen.findByRole('button', { name: whenThere })
  fireEvent.click(ask, { detail: 2 })
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(ask)
  expect(await screen.findByRole('dialog')).toBeTruthy()
})

test('a typed price is still there after a reload, until it is saved', async () => {
  const before = await openDialog(whenThere)
  await before.user.type(before.dialog.getByLabelText(/^Цена не выше/), '7,20')
  before.close()
  const after = await openDialog(whenThere)
  expect(after.dialog.getByLabelText<HTMLInputElement>(/^Цена не выше/).value).toBe('7,20')
  answer('saveDrugAlert', { ...alert, maxPrice: 720 })
  await after.save()
  expect(await screen.findByText('Сообщим, когда будет не дороже 7,20 руб.')).toBeTruthy()
  after.close()
  const { dialog } = await openDialog(whenThere)
  expect(dialog.getByLabelText<HTMLInputElement>(/^Цена не выше/).value).toBe('')
})

test('where it was to appear is still chosen after a reload', async () => {
  answer('listLocations', [town(0, 'Все регионы'), town(17, 'Минск')])
  const where = 'Где'
  const before = await openDialog(whenThere, '?town=17')
  await waitFor(() => expect(before.dialog.getByLabelText<HTMLSelectElement>(where).value).toBe('17'))
  await before.user.selectOptions(before.dialog.getByLabelText(where), 'Во всех регионах')
  before.close()
  const after = await openDialog(whenThere, '?town=17')
  expect((await after.dialog.findByLabelText<HTMLSelectElement>(where)).value).toBe('0')
})

test('where the list of towns does not come, the chosen town is meant, and not all regions', async () => {
  loseConnection('listLocations')
  const { dialog, save } = await openDialog(whenThere, '?town=17')
  const saved = answer('saveDrugAlert', { ...alert, locationCode: 17, town: 'Минск' })
  expect(dialog.getByLabelText('Где')).toHaveProperty('value', '17')
  expect(dialog.getByRole('option', { name: 'В выбранном городе' })).toBeTruthy()
  await save()
  await waitFor(() => expect(saved[0]).toMatchObject({ body: { locationCode: 17 } }))
})

test('a change begins with the town and the price that are waited for, whatever town the page is of', async () => {
  signIn()
  answer('showDrug', drugDetails())
  answer('listLocations', [town(0, 'Все регионы'), town(17, 'Минск'), town(162, 'Брест')])
  const inMinsk = { ...alert, packId: '11', locationCode: 17, town: 'Минск', maxPrice: 350 }
  answer('listDrugAlerts', [inMinsk])
  const { user } = await open('/drugs/1?town=162')
  const change = { name: 'Изменить: Нурофен, таблетки 200 мг №10' }
  await user.click(await screen.findByRole('button', change))
  const dialog = within(await screen.findByRole('dialog'))
  const where = dialog.getByLabelText<HTMLSelectElement>('Где')
  expect([...where.options].map(({ text, selected }) => [text, selected])).toEqual([
    ['Минск', true],
    ['Брест', false],
    ['Во всех регионах', false],
  ])
  const price = dialog.getByLabelText<HTMLInputElement>(/^Цена не выше/)
  expect(price.value).toBe('3,50')
  // 4.20 is what it costs in Brest.
  expect(dialog.queryByText(/^Есть от /)).toBeNull()
  await user.selectOptions(where, 'Брест')
  expect(dialog.getByText(/^Есть от 4,20 руб\. \(цена обновлена: .*\): укажите цену ниже$/)).toBeTruthy()
  const inBrest = { ...inMinsk, locationCode: 162, town: 'Брест' }
  const saved = answer('saveDrugAlert', inBrest)
  answer('listDrugAlerts', [inBrest])
  await user.click(dialog.getByRole('button', { name: 'Сообщить мне' }))
  await waitFor(() => expect(saved[0]).toMatchObject({ body: { locationCode: 162, maxPrice: 350 } }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // What was typed for another change is not that of the next one.
  await user.click(await screen.findByRole('button', change))
  const next = within(await screen.findByRole('dialog'))
  expect(next.getByLabelText<HTMLSelectElement>('Где').value).toBe('162')
})
