import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { basket, setCount } from '../../../app/drugs/basket.ts'
import { answer } from '../../../testing/answer.ts'
import { drugDetails } from '../../../testing/drugs.ts'
import { open } from '../../../testing/open.tsx'
import { beginWithDrugs, heading } from '../testing/drugs-screen.ts'
import { fillBasket, onePharmacy } from '../testing/filled-basket.ts'

beginWithDrugs()

test('what the register dropped is taken out of the basket alone', async () => {
  fillBasket()
  setCount('77', 2)
  answer('findPharmacies', onePharmacy)
  const { user } = await open('/pharmacies')
  await user.click(await screen.findByRole('button', { name: 'Убрать то, чего нет в реестре' }))
  expect(basket().map(({ packId }) => packId)).toEqual(['11', '21'])
  expect(screen.queryByText(/больше нет в реестре/)).toBeNull()
})

test('a pack that is taken out can be put back, and the focus goes to the basket, then to the title of the empty one', async () => {
  fillBasket()
  answer('findPharmacies', onePharmacy)
  const { user } = await open('/pharmacies')
  const fewer = () => screen.findByRole('button', { name: /^Меньше: Нурофен/ })
  await user.click(await fewer())
  expect(await heading('Корзина', 2)).toBe(document.activeElement)
  await user.click(screen.getByRole('button', { name: 'Вернуть' }))
  expect(basket()).toContainEqual({ packId: '11', count: 1 })
  await user.click(await screen.findByRole('button', { name: 'Очистить корзину' }))
  expect(await heading('Где купить')).toBe(document.activeElement)
  await user.click(screen.getByRole('button', { name: 'Вернуть' }))
  expect(basket().toSorted((one, other) => one.packId.localeCompare(other.packId))).toEqual([
    { packId: '11', count: 1 },
    { packId: '21', count: 2 },
  ])
})

test('what was said of the basket goes with it', async () => {
  setCount('11', 99)
  fillBasket()
  setCount('11', 99)
  answer('findPharmacies', onePharmacy)
  const { user } = await open('/pharmacies')
  await user.click(await screen.findByRole('button', { name: /^Больше: Нурофен/ }))
  expect(await screen.findByText('Одного лекарства в корзине не больше 99 шт.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Очистить корзину' }))
  expect(screen.queryByText('Одного лекарства в корзине не больше 99 шт.')).toBeNull()
})

test('the button that takes the place of a pressed one has the focus', async () => {
  answer('showDrug', drugDetails())
  const { user } = await open('/drugs/1')
  await user.click(await screen.findByRole('button', { name: /^В корзину: .*№10$/ }))
  const more = await screen.findByRole('button', { name: /^Больше: .*№10$/ })
  expect(document.activeElement).toBe(more)
  await user.click(screen.getByRole('button', { name: /^Меньше: .*№10$/ }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^В корзину: .*№10$/ }))
})
