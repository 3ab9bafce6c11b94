import '../../../testing/indexed-db.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tabStorage } from '../../../app/browser-storage/storage.ts'
import { wipeDevice } from '../../../app/device-store/wipe.ts'
import { codes } from '../../../app/documents/activation-codes.ts'
import { basket, emptyBasket } from '../../../app/drugs/basket.ts'
import { session } from '../../../app/session/session.ts'
import { answer, refuse } from '../../../testing/answer.ts'
import { NOW, visit } from '../../../testing/clinic.ts'
import { CURRENT, prescribedPack } from '../../../testing/drugs.ts'
import { child } from '../../../testing/family.ts'
import { open } from '../../../testing/open.tsx'
import { anna, tokens } from '../../../testing/people.ts'
import { recordLink } from '../../../testing/tests.ts'

const ofChild = { ...visit, profileId: child().profileId, drugLists: [{ recordLink, count: 1 }] }
const path = `/visits/${ofChild.orderId}`
const opened = { providerCode: 'demo', recordLink }
const prescribed = {
  ...{ id: '0b5f6c2e-0000-4000-8000-000000000001', name: 'Ибупрофен', inn: null, form: 'таблетки' },
  ...{ strength: '200 мг', instructions: 'По 1 таблетке', count: 2, validUntil: null, searchFor: null },
  ...{ physicianName: 'Лось Ян Янович', packs: [prescribedPack('11')] },
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  session.start(tokens)
  answer('readProfile', { ...anna, family: [child()] })
  answer('showVisit', ofChild)
  answer('readDrugList', { drugs: [prescribed] })
  answer('listPacks', { items: [prescribedPack('11')], removed: [], prices: CURRENT })
  answer('findPharmacies', { items: [], total: 0, nextCursor: null, split: null, prices: CURRENT })
  codes.keep(opened, '123456', -1)
})
afterEach(async () => {
  cleanup()
  emptyBasket()
  codes.drop(opened)
  session.end()
  tabStorage.clear()
  await wipeDevice()
  vi.useRealTimers()
})

/** The prescriptions of a child are in the basket of the guardian. */
async function putIntoBasket() {
  const opening = await open(path)
  const list = within(
    (await screen.findByRole('heading', { name: 'Назначенные лекарства' })).parentElement as HTMLElement,
  )
  await opening.user.click(await list.findByRole('button', { name: 'Всё в корзину' }))
  expect(basket()).toEqual([{ packId: '11', count: 2 }])
  return opening
}

test('a guardian who may no longer see the results of a child sees no list, and keeps the packages', async () => {
  const { close } = await putIntoBasket()
  const mayBook = child({ accessLevels: ['VIEW_NAME', 'VIEW_COVERAGE', 'VIEW_VISITS', 'BOOK_VISITS'] })
  answer('readProfile', { ...anna, family: [mayBook] })
  refuse('readDrugList', 'NOT_FOUND', {})
  close()
  await open(path)
  expect(await screen.findByRole('heading', { name: 'Назначенные лекарства' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('По 1 таблетке')).toBeNull())
  expect(screen.queryByRole('button', { name: 'Всё в корзину' })).toBeNull()
  // They name nobody; what is bought is the guardian's own affair.
  expect(basket()).toEqual([{ packId: '11', count: 2 }])
})

test('one who is no guardian any more sees neither the visit nor the list', async () => {
  const { close } = await putIntoBasket()
  answer('readProfile', anna)
  refuse('showVisit', 'NOT_FOUND', {})
  refuse('readDrugList', 'NOT_FOUND', {})
  close()
  await open(path)
  expect(await screen.findByText('Такого визита нет')).toBeTruthy()
  expect(screen.queryByText('По 1 таблетке')).toBeNull()
})

test('a session that the server has ended leads to the sign-in, and shows the basket to nobody else', async () => {
  const { go, path: at } = await putIntoBasket()
  refuse('listDrugAlerts', 'SESSION_EXPIRED', {})
  refuse('refreshSession', 'SESSION_EXPIRED', { signedOut: true })
  go('/drug-alerts')
  await waitFor(() => expect(at()).toBe('/sign-in'))
  answer('readProfile', { ...anna, userId: '01990000-0000-7000-8000-0000000000b0' })
  answer('listDrugAlerts', [])
  session.start(tokens)
  go('/pharmacies')
  expect(await screen.findByText('Корзина пуста')).toBeTruthy()
  expect(basket()).toEqual([])
})
