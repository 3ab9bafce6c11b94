import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setCount } from '../../../app/drugs/basket.ts'
import { answer } from '../../../testing/answer.ts'
import { basketPack, CURRENT, drugPage, listedDrug } from '../../../testing/drugs.ts'
import { open } from '../../../testing/open.tsx'
import { beginWithDrugs, heading } from '../testing/drugs-screen.ts'
import { onePharmacy } from '../testing/filled-basket.ts'

beginWithDrugs()

const gone = (packId: string) => ({ packId, drugId: '9', name: `Старое ${packId}`, presentation: '№10' })

test.each([
  ['some of it', [basketPack('11')], [gone('21')], 'Где купить: 1 позиция'],
  ['all of it', [], [gone('11'), gone('21')], 'Корзина'],
])(
  'once the basket said that the register dropped %s, the bar counts no more of it',
  async (_, items, removed, words) => {
    setCount('11', 1)
    setCount('21', 2)
    answer('findDrugs', drugPage([listedDrug('1')]))
    const before = await open('/drugs')
    expect(await screen.findByRole('link', { name: 'Где купить: 2 позиции' })).toBeTruthy()
    before.close()
    answer('listPacks', { items, removed, prices: CURRENT })
    answer('findPharmacies', onePharmacy)
    const basket = await open('/pharmacies')
    await heading('Корзина', 2)
    await screen.findByText(/^Больше нет в реестре/)
    basket.close()
    await open('/drugs')
    const link = await screen.findByRole('link', { name: words })
    expect(link.getAttribute('href')).toBe('/pharmacies')
    expect(screen.queryByRole('link', { name: 'Где купить: 2 позиции' })).toBeNull()
  },
)
