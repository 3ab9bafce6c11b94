import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '../../testing/answer.ts'
import { drugDetails, drugPage, listedDrug } from '../../testing/drugs.ts'
import { open } from '../../testing/open.tsx'
import { beginWithDrugs } from './testing/drugs-screen.ts'

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
