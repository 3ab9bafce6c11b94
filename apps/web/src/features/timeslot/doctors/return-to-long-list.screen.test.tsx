import { createMemoryHistory } from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '../../../testing/answer.ts'
import { branch, clinic, doctor } from '../../../testing/clinic.ts'
import { open } from '../../../testing/open.tsx'

const cards = () => screen.queryAllByRole('group', { name: /^Ковалевич Анна / })

/** The search of `/timeslot` at a clinic with thirty doctors. */
async function openLongList() {
  answer('listLocations', [])
  answer('listProviders', [clinic('demo', 'Вита')])
  answer('listBranches', [branch('1', 'Филиал')])
  answer(
    'listDoctors',
    Array.from({ length: 30 }, (_, at) => doctor(String(at + 100))),
  )
  answer('listDoctorTimeslots', [])
  answer('listBranchTimeslots', [])
  answer('listFreeDates', { dates: [] })
  const path = '/timeslot?clinic=demo'
  const history = createMemoryHistory({ initialEntries: [path] })
  const opened = await open(path, { history })
  await waitFor(() => expect(cards()).toHaveLength(3))
  return { ...opened, path, history }
}

const more = () => screen.queryByRole('button', { name: 'Показать ещё врачей' })

test('whoever asks for more doctors goes on at the first one that came, also when there are no more', async () => {
  const { user } = await openLongList()
  for (const before of [3, 15, 27]) {
    more()?.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(cards().length).toBeGreaterThan(before))
    const added = cards()[before]
    await waitFor(() => expect(added?.contains(document.activeElement)).toBe(true))
    expect(document.activeElement?.textContent).toBe(added?.getAttribute('aria-label'))
  }
  expect(more()).toBeNull()
})

test('returning from a doctor shows the list in its former length; opening it anew shows its beginning', async () => {
  const { user, go, path, history } = await openLongList()
  await user.click(screen.getByRole('button', { name: 'Показать ещё врачей' }))
  expect(cards()).toHaveLength(15)

  go('/legal/terms')
  await waitFor(() => expect(cards()).toHaveLength(0))
  history.back()
  await waitFor(() => expect(cards()).toHaveLength(15))
  go(path)
  history.push('/legal/terms')
  await waitFor(() => expect(cards()).toHaveLength(0))
  go(path)
  await waitFor(() => expect(cards()).toHaveLength(3))
})
