import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '../../../testing/answer.ts'
import { drugPage, listedDrug } from '../../../testing/drugs.ts'
import { open } from '../../../testing/open.tsx'
import { beginWithDrugs } from '../testing/drugs-screen.ts'

beginWithDrugs()

test('where nothing was found, popular searches lead on; too few letters are said not to be searched', async () => {
  answer('findDrugs', { ...drugPage([]), total: 0 })
  const { close } = await open('/drugs?q=от кашля')
  expect(await screen.findByText('Такого лекарства нет')).toBeTruthy()
  const popular = within(screen.getByRole('region', { name: 'Часто ищут' }))
  const [first] = popular.getAllByRole('link')
  expect(first?.getAttribute('href')).toContain('q=')
  close()
  answer('findDrugs', { ...drugPage([listedDrug('1')]), isTooShort: true })
  await open('/drugs?q=но')
  expect(await screen.findByText(/Ищем от трёх букв, поэтому здесь все лекарства/)).toBeTruthy()
})
