import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { basket, emptyBasket, MOST_ITEMS, setCount } from '../../../app/drugs/basket.ts'
import { answer, refusal } from '../../../testing/answer.ts'
import { basketPack, CURRENT, pharmacyDetails, pharmacyOffer } from '../../../testing/drugs.ts'
import { open } from '../../../testing/open.tsx'
import { beginWithDrugs, heading } from '../testing/drugs-screen.ts'
import { fillBasket, onePharmacy, smecta } from '../testing/filled-basket.ts'

beginWithDrugs()

/** Asks for the list in the own basket, and is asked what is to become of that. */
async function take(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.click(screen.getByRole('button', { name: 'Положить в мою корзину' }))
  return within(await screen.findByRole('dialog', { name: 'Ваша корзина не пуста' }))
}

const wrongPacks = () =>
  refusal('INVALID_ARGUMENT', { fields: [{ path: 'query.packs', problem: 'invalid_value' }] })

test('packs of an address are looked for beside the own basket, and go into it when it is asked to take them', async () => {
  fillBasket()
  setCount('21', 0)
  setCount('11', 5)
  const asked = answer('findPharmacies', { ...onePharmacy, items: [pharmacyOffer('1', { missing: ['11'] })] })
  const { user, path } = await open('/pharmacies?packs=11:1,21:2')
  expect(await heading('Список из ссылки', 2)).toBeTruthy()
  expect(await heading('Аптека № 1', 2)).toBeTruthy()
  expect(asked[0]?.query.packs).toBe('11:1,21:2')
  expect(screen.getByText('2 уп.')).toBeTruthy()
  // They would change what the address does not name.
  expect(screen.queryByRole('button', { name: /^Искать вместо этого/ })).toBeNull()
  expect(basket()).toEqual([{ packId: '11', count: 5 }])
  expect(screen.getByText(/^Ваша корзина останется как есть/)).toBeTruthy()
  const dialog = await take(user)
  expect(dialog.getByText('В ней 1 позиция.')).toBeTruthy()
  expect(basket()).toEqual([{ packId: '11', count: 5 }])
  await user.click(dialog.getByRole('button', { name: 'Добавить' }))
  expect(basket()).toEqual([
    { packId: '11', count: 5 },
    { packId: '21', count: 2 },
  ])
  await waitFor(() => expect(path()).toBe('/pharmacies'))
  expect(await heading('Корзина', 2)).toBeTruthy()
})

test('a list may take the place of the own basket, which can be put back; who cancels keeps it', async () => {
  fillBasket()
  setCount('21', 0)
  setCount('11', 5)
  answer('findPharmacies', onePharmacy)
  const { user, path } = await open('/pharmacies?packs=11:1,21:2')
  await heading('Список из ссылки', 2)
  await user.click((await take(user)).getByRole('button', { name: 'Отмена' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(basket()).toEqual([{ packId: '11', count: 5 }])
  expect(path()).toContain('packs=')
  await user.click((await take(user)).getByRole('button', { name: 'Заменить' }))
  await heading('Корзина', 2)
  expect(basket()).toEqual([
    { packId: '11', count: 1 },
    { packId: '21', count: 2 },
  ])
  await user.click(screen.getByRole('button', { name: 'Вернуть' }))
  expect(basket()).toEqual([{ packId: '11', count: 5 }])
})

test('a list that does not fit beside the own basket is not added in part', async () => {
  fillBasket()
  for (let id = 100; id < 100 + MOST_ITEMS - 2; id += 1) setCount(String(id), 1)
  setCount('11', 0)
  setCount('300', 1)
  answer('findPharmacies', onePharmacy)
  const { user } = await open('/pharmacies?packs=11:1,21:2')
  await heading('Список из ссылки', 2)
  const full = basket()
  expect(full).toHaveLength(MOST_ITEMS)
  const dialog = await take(user)
  expect(dialog.getByText(/^Вместе получится 31 позиция, а в корзине не больше 30/)).toBeTruthy()
  expect(dialog.queryByRole('button', { name: 'Добавить' })).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Отмена' }))
  expect(basket()).toEqual(full)
})

test('a list goes into an empty basket without a question', async () => {
  fillBasket()
  emptyBasket()
  answer('findPharmacies', onePharmacy)
  const { user } = await open('/pharmacies?packs=11:1')
  await heading('Список из ссылки', 2)
  await user.click(screen.getByRole('button', { name: 'Положить в мою корзину' }))
  expect(basket()).toEqual([{ packId: '11', count: 1 }])
})

test('an address that names nothing shows the own basket and says so; one that names too much says so', async () => {
  fillBasket()
  answer('findPharmacies', onePharmacy)
  const own = await open('/pharmacies?packs=x')
  expect(await heading('Корзина', 2)).toBeTruthy()
  expect(screen.getByText(/^Ссылка не называет ни одного лекарства/)).toBeTruthy()
  own.close()
  await open('/pharmacies?packs=11:1000')
  expect(await screen.findByText('99 уп.')).toBeTruthy()
  expect(screen.getByText(/^Из ссылки взято не всё/)).toBeTruthy()
})

test("of a link that names hundreds of packs a basket's worth is taken, which is said, and the own basket stays", async () => {
  fillBasket()
  const asked = answer('findPharmacies', onePharmacy)
  const many = Array.from({ length: 900 }, (_, at) => `${at + 11}:1`).join(',')
  const { user, close } = await open(`/pharmacies?packs=${many}`)
  expect(await heading('Список из ссылки', 2)).toBeTruthy()
  expect(await screen.findByText(/^Из ссылки взято не всё/)).toBeTruthy()
  expect(asked.at(-1)?.query.packs).toBe('11:1,21:1')
  const own = [
    { packId: '11', count: 1 },
    { packId: '21', count: 2 },
  ]
  expect(basket()).toEqual(own)
  await user.click(screen.getByRole('button', { name: 'Положить в мою корзину' }))
  expect(basket()).toEqual(own)
  close()
  answer('showPharmacy', ({ query }) => pharmacyDetails({ basket: query.packs ? pharmacyOffer('7') : null }))
  await open(`/pharmacies/7?packs=${many}`)
  expect(await heading('Список из ссылки здесь', 2)).toBeTruthy()
  expect(screen.getByText(/^Из ссылки взято не всё/)).toBeTruthy()
})

test('the page of a pharmacy says that an address names nothing, and shows the own basket', async () => {
  fillBasket()
  answer('showPharmacy', ({ query }) => pharmacyDetails({ basket: query.packs ? pharmacyOffer('7') : null }))
  await open('/pharmacies/7?packs=x')
  expect(await screen.findByText(/^Ссылка не называет ни одного лекарства/)).toBeTruthy()
})

test('a part that names no pack costs no other one, and is said to be left out', async () => {
  fillBasket()
  const asked = answer('findPharmacies', onePharmacy)
  const { close } = await open('/pharmacies?packs=11:1,%20xx:1,11:0')
  expect(await heading('Список из ссылки', 2)).toBeTruthy()
  expect(await screen.findByText(/^Из ссылки взято не всё/)).toBeTruthy()
  expect(asked.at(-1)?.query.packs).toBe('11:1')
  close()
  answer('showPharmacy', ({ query }) =>
    pharmacyDetails({
      basket: query.packs ? pharmacyOffer('7', { positions: [smecta], missing: [] }) : null,
    }),
  )
  await open('/pharmacies/7?packs=21:2,xx')
  expect(await heading('Список из ссылки здесь', 2)).toBeTruthy()
  expect(screen.getByText(/^Из ссылки взято не всё/)).toBeTruthy()
})

test('the page of a pharmacy has what the address names', async () => {
  fillBasket()
  setCount('11', 0)
  const basketThere = { ...pharmacyOffer('7', { positions: [smecta], missing: [] }) }
  const asked = answer('showPharmacy', ({ query }) =>
    pharmacyDetails({ basket: query.packs ? basketThere : null }),
  )
  await open('/pharmacies/7?packs=21:2')
  expect(await heading('Список из ссылки здесь', 2)).toBeTruthy()
  expect(asked.map(({ query }) => query.packs)).toContain('21:2')
})

test.each([
  ['the pharmacies', '/pharmacies', 'findPharmacies'],
  ['a pharmacy', '/pharmacies/7', 'showPharmacy'],
] as const)(
  '%s can be asked again until the server says that a pack has left the register',
  async (_case, path, call) => {
    fillBasket()
    const asked = answer(call, (({ query }: { query: { packs?: string } }) => {
      if (query.packs?.includes('11:1')) return wrongPacks()
      return call === 'findPharmacies'
        ? { ...onePharmacy, items: [pharmacyOffer('1', { positions: [smecta] })] }
        : pharmacyDetails({ basket: query.packs ? pharmacyOffer('7', { positions: [smecta] }) : null })
    }) as never)
    const { user } = await open(path)
    const retry = await screen.findByRole('button', { name: 'Повторить' })
    answer('listPacks', {
      items: [basketPack('21', { drugId: '2', name: 'Смекта', presentation: 'порошок 3 г №10' })],
      removed: [{ packId: '11', drugId: '1', name: 'Нурофен', presentation: 'таблетки 200 мг №10' }],
      prices: CURRENT,
    })
    await user.click(retry)
    await waitFor(() => expect(asked.at(-1)?.query.packs).toBe('21:2'))
    expect(within(await screen.findByRole('main')).queryByRole('button', { name: 'Повторить' })).toBeNull()
    expect(basket()).toHaveLength(2)
  },
)
