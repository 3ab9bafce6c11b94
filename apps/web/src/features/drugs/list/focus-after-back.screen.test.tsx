import { createMemoryHistory } from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '../../../testing/answer.ts'
import { drugDetails, drugPage, listedDrug } from '../../../testing/drugs.ts'
import { open } from '../../../testing/open.tsx'
import { beginWithDrugs, heading } from '../testing/drugs-screen.ts'

beginWithDrugs()

const drug = (id: string) => listedDrug(id, { name: `Лекарство ${id}` })
const link = (id: string) => screen.findByRole('link', { name: `Лекарство ${id}` })

function answerPages(): void {
  answer('findDrugs', ({ query }) =>
    query.cursor
      ? { ...drugPage([drug('3'), drug('4')]), total: 4 }
      : { ...drugPage([drug('1'), drug('2')], 'next'), total: 4 },
  )
}

test('Back leads the focus to the entry that was opened; a new visit begins at the heading', async () => {
  answerPages()
  answer('showDrug', drugDetails({ name: 'Лекарство 3' }))
  const history = createMemoryHistory({ initialEntries: ['/drugs?q=лекарство'] })
  const { user, go } = await open('/drugs', { history })
  await user.click(await screen.findByRole('button', { name: 'Показать ещё' }))
  await user.click(await link('3'))
  await heading('Лекарство 3')
  history.back()
  await waitFor(async () => expect(document.activeElement).toBe(await link('3')))
  go('/drugs/3')
  const title = await heading('Лекарство 3')
  await waitFor(() => expect(document.activeElement).toBe(title))
})
