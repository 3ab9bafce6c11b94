import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '../../testing/answer.ts'
import { CURRENT, drugDetails, drugPage, listedDrug, pharmacyOffer } from '../../testing/drugs.ts'
import { open } from '../../testing/open.tsx'
import { beginWithDrugs } from './testing/drugs-screen.ts'
import { fillBasket } from './testing/filled-basket.ts'

beginWithDrugs()

const nowhere = { priceFrom: null, priceTo: null, pharmaciesCount: 0, asOf: null }
const missing = listedDrug('1', {
  ...nowhere,
  packs: listedDrug('1').packs.map(pack => ({ ...pack, ...nowhere })),
})

test.each([
  ['the list', '/drugs?town=15&q=нурофен'],
  ['the page', '/drugs/1?town=15'],
])('%s of a drug that the town has not says so, and leads to all regions', async (_case, path) => {
  const found = answer('findDrugs', ({ query }) => drugPage([query.locationCode ? missing : listedDrug('1')]))
  const shown = answer('showDrug', ({ query }) =>
    drugDetails({ analogues: [], ...(query.locationCode ? missing : listedDrug('1')) }),
  )
  const { user } = await open(path)
  expect(await screen.findAllByText('В выбранном городе сейчас нет')).toHaveLength(2)
  await user.click(screen.getByRole('link', { name: 'Цены и аптеки во всех регионах' }))
  expect(await screen.findAllByText(/12 аптек/)).not.toHaveLength(0)
  await waitFor(() => expect([...found, ...shown].at(-1)?.query.locationCode).toBeUndefined())
  expect(screen.queryByRole('link', { name: 'Цены и аптеки во всех регионах' })).toBeNull()
  // One of its packs is sold nowhere.
  expect(screen.getAllByText('Сейчас в аптеках нет')).toHaveLength(1)
})

test.each([
  ['the list of drugs', '/drugs', 'Цены и аптеки во всех регионах'],
  ['the page of a drug', '/drugs/1', 'Цены и аптеки во всех регионах'],
  ['where to buy the basket', '/pharmacies', 'Цены и аптеки во всех регионах'],
  ['where to buy the packs of a link', '/pharmacies?packs=11:1', 'Цены и аптеки во всех регионах'],
  ['all pharmacies', '/pharmacies/all', 'Во всех регионах'],
])(
  '%s says that it is of all regions where no town is chosen, and only there',
  async (_case, path, words) => {
    fillBasket()
    answer('findDrugs', drugPage([listedDrug('1')]))
    answer('showDrug', drugDetails({ ...listedDrug('1'), analogues: [] }))
    const pharmacies = { items: [pharmacyOffer('1')], total: 1, nextCursor: null }
    answer('findPharmacies', { ...pharmacies, split: null, prices: CURRENT })
    answer('listPharmacies', pharmacies)
    const everywhere = await open(path)
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.queryByRole('link', { name: words })).toBeNull()
    everywhere.close()
    await open(`${path}${path.includes('?') ? '&' : '?'}town=15`)
    await screen.findAllByText(/12 аптек|Найдена 1 аптека/)
    expect(screen.queryByText(words)).toBeNull()
  },
)

test('prices of analogues are said to be of all regions where the drug itself is sold nowhere', async () => {
  answer('showDrug', drugDetails(missing))
  await open('/drugs/1')
  expect(await screen.findByText('Цены и аптеки во всех регионах')).toBeTruthy()
})

test('words that name a town show its prices, though none is chosen', async () => {
  const understood = { query: 'нурофен', by: 'town' as const, town: { locationCode: 15, name: 'Гомель' } }
  answer('findDrugs', { ...drugPage([listedDrug('1')]), understood })
  await open('/drugs?q=нурофен гомель')
  await screen.findAllByText(/12 аптек/)
  expect(screen.queryByText('Цены и аптеки во всех регионах')).toBeNull()
})
