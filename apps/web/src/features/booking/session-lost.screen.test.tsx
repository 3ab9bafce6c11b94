import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { returnPath } from '../../app/session/return-path.ts'
import { session } from '../../app/session/session.ts'
import { answer } from '../../testing/answer.ts'
import { visit } from '../../testing/clinic.ts'
import { open } from '../../testing/open.tsx'
import { tokens } from '../../testing/people.ts'
import { beginWithFreeSlot, confirmButton, path } from './testing/slot-to-book.ts'

beginWithFreeSlot()

test('a session that the browser has lost leads to the sign-in, after which the booking goes on', async () => {
  const { user, path: at, close } = await open(path)
  const book = await confirmButton()
  localStorage.clear()
  sessionStorage.clear()
  await user.click(book)
  await waitFor(() => expect(at()).toBe('/sign-in'))
  expect(returnPath()).toBe(path)
  close()
  const sent = answer('bookVisit', visit)
  session.start(tokens)
  const { path: then } = await open(path)
  await waitFor(() => expect(then()).toBe('/visits'))
  expect(sent).toHaveLength(1)
})
