import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '../../../testing/answer.ts'
import { drugDetails } from '../../../testing/drugs.ts'
import { open } from '../../../testing/open.tsx'
import { beginWithDrugs } from '../testing/drugs-screen.ts'

beginWithDrugs()

test('of an analogue in several packs each price says as of when it is, unless that is said below', async () => {
  const { analogues } = drugDetails()
  const [first, ...others] = analogues
  const [pack, other] = first?.packs ?? []
  if (!first || !pack || !other) throw new Error('no analogue')
  const old = { ...other, priceFrom: 900, asOf: '2026-11-22T03:00:00Z', isStale: true }
  answer('showDrug', drugDetails({ analogues: [{ ...first, packs: [pack, old] }, ...others] }))
  await open('/drugs/1')
  const analogue = (await screen.findByRole('link', { name: 'Ибупрофен' })).closest('li') as HTMLElement
  expect(within(analogue).getByText('таблетки 200 мг №10: от 4,20 руб.')).toBeTruthy()
  expect(within(analogue).getByText('таблетки 400 мг №12: от 9 руб.')).toBeTruthy()
  expect(within(analogue).getByText(/^\(цена старше суток: .*06:00\)$/)).toBeTruthy()
  expect(within(analogue).getByText('цена обновлена: сегодня, 09:15')).toBeTruthy()
})
