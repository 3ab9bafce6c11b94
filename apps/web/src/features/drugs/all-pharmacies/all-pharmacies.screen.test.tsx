import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, refuse } from '../../../testing/answer.ts'
import { pharmacyOffer } from '../../../testing/drugs.ts'
import { open } from '../../../testing/open.tsx'
import { beginWithDrugs, heading } from '../testing/drugs-screen.ts'

beginWithDrugs()

test('all pharmacies are listed with their address, hours and phones, whatever is in the basket', async () => {
  const asked = answer('listPharmacies', {
    items: [pharmacyOffer('1', { name: 'Первая', phones: ['80171234567'] })],
    ...{ total: 1, nextCursor: null },
  })
  const { user, path } = await open('/pharmacies/all?town=17')
  expect(await heading('Аптеки')).toBeTruthy()
  expect((await screen.findByRole('link', { name: 'Первая' })).getAttribute('href')).toBe(
    '/pharmacies/1?town=17',
  )
  expect(screen.getByText('Найдена 1 аптека')).toBeTruthy()
  expect(screen.getByRole('link', { name: '80171234567' })).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Только открытые сейчас' }))
  expect(await screen.findByRole('link', { name: 'Показать и закрытые сейчас' })).toBeTruthy()
  expect(path()).toBe('/pharmacies/all?town=17&openNow=true')
  expect(asked.map(({ query }) => query)).toEqual([
    { locationCode: '17' },
    { locationCode: '17', openNow: 'true' },
  ])
})

test('a town without pharmacies leads to all regions', async () => {
  answer('listPharmacies', { items: [], total: 0, nextCursor: null })
  await open('/pharmacies/all?town=17')
  const link = await screen.findByRole('link', { name: 'Искать во всех регионах' })
  expect(link.getAttribute('href')).toBe('/pharmacies/all?town=0')
})

test('a list that cannot be read is asked for again', async () => {
  refuse('listPharmacies', 'UNEXPECTED_PROBLEM', { requestId: 'r-1' })
  await open('/pharmacies/all')
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeTruthy()
})

test('an empty basket leads to all pharmacies', async () => {
  await open('/pharmacies?town=17')
  const link = await screen.findByRole('link', { name: 'Все аптеки' })
  expect(link.getAttribute('href')).toBe('/pharmacies/all?town=17')
})
