import '../../testing/indexed-db.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wipeStore } from '../../app/device-store/device-store.ts'
import { hasCode } from '../../app/device-store/has-code.ts'
import { session } from '../../app/session/session.ts'
import { answer, loseConnection } from '../../testing/answer.ts'
import { NOW, visit } from '../../testing/clinic.ts'
import { open } from '../../testing/open.tsx'
import { anna, tokens } from '../../testing/people.ts'
import { answerSync } from '../../testing/sync-answer.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  session.start(tokens)
  answer('readProfile', anna)
  answer('listProviders', [])
  answerSync([visit])
})
afterEach(async () => {
  vi.useRealTimers()
  // A page that is still open would open the store again while it is wiped.
  cleanup()
  await wipeStore()
})

const title = 'Визиты без интернета'

test('with a future visit the offline code is offered below the visits, and set there', async () => {
  const { user } = await open('/visits')
  const offer = await screen.findByRole('heading', { name: title })
  const last = screen.getAllByText(visit.physicianName).at(-1)
  expect(last?.compareDocumentPosition(offer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByText(/Значения анализов и заключения на устройстве не хранятся/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Задать код' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByLabelText('Новый код'), '481516')
  await user.type(within(dialog).getByLabelText('Новый код ещё раз'), '481516')
  await user.click(within(dialog).getByRole('button', { name: 'Задать код' }))
  await waitFor(() => expect(hasCode()).toBe(true))
  await waitFor(() => expect(screen.queryByRole('heading', { name: title })).toBeNull())
})

test('after declining, it is not offered again on this device', async () => {
  const first = await open('/visits')
  await screen.findByRole('heading', { name: title })
  await first.user.click(screen.getByRole('button', { name: 'Не сейчас' }))
  expect(screen.queryByRole('heading', { name: title })).toBeNull()
  first.close()
  await open('/visits')
  await screen.findByText(visit.physicianName)
  expect(screen.queryByRole('heading', { name: title })).toBeNull()
})

test('without visits nothing is offered', async () => {
  answerSync()
  await open('/visits')
  await screen.findByText('У вас ещё нет визитов')
  expect(screen.queryByRole('heading', { name: title })).toBeNull()
})

test.each(['/visits', '/tests', `/visits/${visit.orderId}`, `/tests/${visit.orderId}`])(
  '%s, opened offline without a code, says what is stored on the device and how to reach it',
  async path => {
    for (const call of ['readProfile', 'syncVisits', 'syncTests', 'showVisit', 'showTest'] as const)
      loseConnection(call)
    await open(path, { offline: true })
    expect(await screen.findByText(/лежат на нём зашифрованными/)).toBeTruthy()
    expect(screen.getByText(/задайте код в «Моей карте»/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Повторить' })).toBeTruthy()
  },
)
