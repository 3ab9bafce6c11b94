import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../../app/api/query-client.ts'
import { session } from '../../app/session/session.ts'
import { answer } from '../../testing/answer.ts'
import { NOW, visit } from '../../testing/clinic.ts'
import { open } from '../../testing/open.tsx'
import { anna, tokens } from '../../testing/people.ts'
import { answerSync } from '../../testing/sync-answer.ts'
import { detectPushPromptMoments, endPushPromptMoment } from './push-prompt-moment.ts'

const OFFER = { name: 'Присылать уведомления на это устройство?' }
/** Its code is loaded when it is needed. */
const LATE = { timeout: 5000 }
const browser = { permission: 'default' }

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  browser.permission = 'default'
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission
    },
  })
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true })
  session.start(tokens)
  answer('readProfile', anna)
  answer('listVisits', { future: [], past: [] })
})
afterEach(() => {
  endPushPromptMoment()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

/** A call of this name succeeds. */
async function make(call: string) {
  const queries = createQueryClient()
  const unfollow = detectPushPromptMoments(queries)
  const mutation = queries
    .getMutationCache()
    .build(queries, { mutationKey: [call], mutationFn: async () => 'done' })
  await mutation.execute(undefined)
  unfollow()
}

test.each(['bookVisit', 'waitForEarlier', 'waitForTime'])('after %s messages are offered', async call => {
  await make(call)
  await open('/visits')
  expect(await screen.findByRole('region', OFFER, LATE)).toBeTruthy()
})

test("the offer is above the visits, and below the waiting list's offers", async () => {
  answer('listWaits', [])
  await make('waitForTime')
  const { go } = await open('/visits')
  const isAbove = (aside: HTMLElement) => {
    const heading = screen.getByRole('heading', { level: 1 })
    return (heading.compareDocumentPosition(aside) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
  }
  expect(isAbove(await screen.findByRole('region', OFFER, LATE))).toBe(true)
  go('/waitlist')
  await screen.findByRole('heading', { level: 1, name: 'Лист ожидания' }, LATE)
  expect(isAbove(await screen.findByRole('region', OFFER, LATE))).toBe(false)
})

test('after a booking the offer is below the new visit, and nowhere else', async () => {
  answerSync([visit])
  await make('bookVisit')
  const { go } = await open('/wallet')
  go('/visits', { booked: visit.orderId })
  const offer = await screen.findByRole('region', OFFER, LATE)
  const booked = screen.getByText('Вы записаны на визит')
  expect(booked.compareDocumentPosition(offer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getAllByRole('region', OFFER)).toHaveLength(1)
})

test('nothing is offered before, nor if the browser forbids messages', async () => {
  await make('saveProfile')
  const first = await open('/visits')
  expect(screen.queryByRole('region', OFFER)).toBeNull()
  first.close()
  browser.permission = 'denied'
  await make('bookVisit')
  await open('/visits')
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('region', OFFER)).toBeNull()
})

test('after "not now" the next booking does not offer it again', async () => {
  await make('bookVisit')
  const { user, close } = await open('/visits')
  await user.click(await screen.findByRole('button', { name: 'Не сейчас' }, LATE))
  await waitFor(() => expect(screen.queryByRole('region', OFFER)).toBeNull())
  close()
  await make('bookVisit')
  await open('/visits')
  expect(screen.queryByRole('region', OFFER)).toBeNull()
})
