import { createBrowserHistory } from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Answer } from '@vizit/api-client/calls.ts'
import { expect, test } from 'vitest'
import { returnPath } from '../../../app/session/return-path.ts'
import { session } from '../../../app/session/session.ts'
import { answer, loseConnection, refuse } from '../../../testing/answer.ts'
import { drugDetails } from '../../../testing/drugs.ts'
import { open } from '../../../testing/open.tsx'
import { anna, tokens } from '../../../testing/people.ts'
import { town } from '../../../testing/town.ts'
import { beginWithDrugs, heading } from '../testing/drugs-screen.ts'

beginWithDrugs()

const alert: Answer<'listDrugAlerts'>[number] = {
  ...{ packId: '12', drugId: '1', name: 'Нурофен', presentation: 'таблетки 400 мг №12' },
  ...{ locationCode: 0, town: null, maxPrice: null, expiresAt: '2027-02-21T06:15:00Z', isGone: false },
}
const whenThere = 'Сообщить, когда появится: Нурофен, таблетки 400 мг №12'
const whenCheaper = 'Сообщить о цене ниже: Нурофен, таблетки 200 мг №10'

function signIn() {
  session.start(tokens)
  answer('readProfile', anna)
  answer('listSpecialities', [])
}

async function openDialog(button: string, search = '') {
  signIn()
  answer('showDrug', drugDetails())
  const { user, close } = await open(`/drugs/1${search}`)
  await user.click(await screen.findByRole('button', { name: button }))
  const dialog = within(await screen.findByRole('dialog'))
  return { user, close, dialog, save: () => user.click(dialog.getByRole('button', { name: 'Сообщить' })) }
}

test('a guest is led to the sign-in, and back to the drug', async () => {
  answer('showDrug', drugDetails())
  const { user, path } = await open('/drugs/1')
  await user.click(await screen.findByRole('link', { name: whenThere }))
  await waitFor(() => expect(path()).toBe('/sign-in'))
  expect(returnPath()).toBe('/drugs/1#ask-12')
})

test('what a guest asked for is asked once they have signed in', async () => {
  signIn()
  answer('showDrug', drugDetails())
  const { user, path } = await open('/drugs/1#ask-12')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Нурофен, таблетки 400 мг №12')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Отмена' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(path()).toBe('/drugs/1')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: whenThere }))
})

test('the form opens also where the drug is on the screen before its address says what was asked for', async () => {
  signIn()
  answer('showDrug', drugDetails())
  const { user, go } = await open('/drugs/1')
  await screen.findByRole('button', { name: whenThere })
  go('/drugs/1#ask-12')
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Отмена' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

/** With the history of a browser: the list of what is waited for, the drug, and an entry to go forward to. */
async function openInBrowser(hash = '') {
  signIn()
  answer('showDrug', drugDetails())
  window.history.replaceState(null, '', '/drug-alerts')
  const opened = await open('/drug-alerts', { history: createBrowserHistory() })
  await heading('Жду лекарства')
  await act(async () => opened.go(`/drugs/1${hash}`))
  await heading('Нурофен')
  const step = (by: number) => act(async () => window.history.go(by))
  const isOpen = (where: string) =>
    waitFor(() => expect([location.pathname + location.hash, opened.path()]).toEqual([where, where]))
  const noForm = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  return { ...opened, step, isOpen, noForm }
}

test('Back closes the form and stays with the drug; a reload shows it again, and Forward leads to what it did', async () => {
  const { user, go, step, isOpen, noForm } = await openInBrowser()
  await act(async () => go('/drug-alerts'))
  await heading('Жду лекарства')
  await step(-1)
  await heading('Нурофен')
  await user.click(await screen.findByRole('button', { name: whenThere }))
  expect(await screen.findByRole('dialog')).toBeTruthy()
  await isOpen('/drugs/1#ask-12')
  await step(-1)
  await noForm()
  await isOpen('/drugs/1')
  await step(1)
  await isOpen('/drug-alerts')
  await step(-1)
  await isOpen('/drugs/1')
  await noForm()
})

test('Back closes the form of an address too, and the entry before it stays as it was', async () => {
  const { step, isOpen, noForm } = await openInBrowser('#ask-12')
  expect(await screen.findByRole('dialog')).toBeTruthy()
  await step(-1)
  await noForm()
  await isOpen('/drugs/1')
  expect(await heading('Нурофен')).toBe(document.activeElement)
  await step(-1)
  await isOpen('/drug-alerts')
})

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
  await user.click(dialog.getByRole('button', { name: 'Сообщить' }))
  expect(
    await screen.findByText(/^Сообщим, когда будет не дороже 3 руб\. · |не дороже 3,00 руб\. · /),
  ).toBeTruthy()
  expect(saved[0]).toMatchObject({ params: { packId: '11' }, body: { maxPrice: 300 } })
  expect(screen.queryByRole('dialog')).toBeNull()
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
  expect(dialog.getByText('Есть от 4,20 руб.: укажите цену ниже')).toBeTruthy()
  for (const wrong of ['', '0', 'дёшево', '-1', '1,234', '100001']) {
    await user.clear(dialog.getByLabelText(/^Цена не выше/))
    if (wrong) await user.type(dialog.getByLabelText(/^Цена не выше/), wrong)
    await save()
    expect(dialog.getByText('Укажите цену в рублях, например 12,50')).toBeTruthy()
  }
  expect(saved).toEqual([])
  await user.clear(dialog.getByLabelText(/^Цена не выше/))
  await user.type(dialog.getByLabelText(/^Цена не выше/), '3,5')
  answer('listDrugAlerts', [{ ...alert, packId: '11', maxPrice: 350 }])
  await save()
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
  refuse('saveDrugAlert', 'DRUG_AVAILABLE', { priceFrom: 650, pharmaciesCount: 1 })
  await save()
  expect(await dialog.findByText('Это лекарство уже есть в аптеках')).toBeTruthy()
  expect(dialog.getByLabelText<HTMLInputElement>(/^Цена не выше/).value).toBe('7')
  await user.type(dialog.getByLabelText(/^Цена не выше/), 'х')
  await save()
  expect(dialog.getByText('Укажите цену в рублях, например 12,50')).toBeTruthy()
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

test('what pharmacies sell no more is said, with what to do, and can be taken out', async () => {
  signIn()
  answer('listDrugAlerts', [{ ...alert, isGone: true }])
  await open('/drug-alerts')
  expect(
    await screen.findByText('Больше не продаётся в аптеках, поэтому не ищем. Спросите врача, чем заменить.'),
  ).toBeTruthy()
  expect(screen.queryByText(/^Сообщим, когда появится/)).toBeNull()
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
