import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, loseConnection, refuse } from '../../testing/answer.ts'
import { NOW } from '../../testing/clinic.ts'
import { tokens } from '../../testing/people.ts'
import { client } from '../api/client.ts'
import { session } from '../session/session.ts'
import {
  addFavourite,
  dropFavourites,
  favouriteChanges,
  ownFavourites,
  removeFavourite,
} from './favourites.ts'
import { syncFavourites } from './sync-favourites.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  session.start(tokens)
})
afterEach(() => {
  dropFavourites()
  vi.useRealTimers()
})

const parts = (id: string) => ({
  id,
  displayName: `Врач ${id}`,
  branchId: '1',
  photoUrl: null,
  providerCode: 'demo',
})
const favourite = (id: string, addedAt: string) => ({ ...parts(id), type: 'physicians' as const, addedAt })
const ids = () =>
  JSON.parse(localStorage.getItem('favouriteDoctors') ?? '[]').map(({ id }: { id: string }) => id)
const sync = () => syncFavourites(client)

test("a guest's favourites are added to the account at sign-in in their order, with those of the account", async () => {
  addFavourite(parts('7'))
  ownFavourites('anna')
  const added = answer('addFavourite', undefined)
  answer('listFavourites', [favourite('7', NOW), favourite('3', '2026-10-01T08:00:00Z')])
  await sync()
  expect(added.map(({ params, body }) => [params.doctorId, body])).toEqual([
    ['7', { branchId: '1', addedAt: NOW }],
  ])
  expect(ids()).toEqual(['7', '3'])
  await sync()
  expect(added).toHaveLength(1)
})

test('a favourite removed on another device is removed here too', async () => {
  ownFavourites('anna')
  answer('addFavourite', undefined)
  answer('listFavourites', [favourite('7', NOW), favourite('3', NOW)])
  await sync()
  answer('listFavourites', [favourite('3', NOW)])
  await sync()
  expect(ids()).toEqual(['3'])
})

test('a change whose answer was lost is sent again, and is shown here meanwhile', async () => {
  ownFavourites('anna')
  answer('listFavourites', [favourite('3', '2026-10-01T08:00:00Z')])
  await sync()
  addFavourite(parts('7'))
  removeFavourite('3')
  loseConnection('addFavourite')
  loseConnection('removeFavourite')
  await sync()
  expect(ids()).toEqual(['7'])
  expect([...favouriteChanges().keys()]).toEqual(['7', '3'])
  const added = answer('addFavourite', undefined)
  const removed = answer('removeFavourite', undefined)
  answer('listFavourites', [favourite('7', NOW)])
  await sync()
  // Added at the time of the server's clock, when the account receives it.
  expect(added.map(({ body }) => body)).toEqual([{ branchId: '1' }])
  expect(removed.map(({ params }) => params.doctorId)).toEqual(['3'])
  expect(favouriteChanges().size).toBe(0)
  expect(ids()).toEqual(['7'])
})

test("undoing restores the doctor's position, in the account too", async () => {
  ownFavourites('anna')
  answer('listFavourites', [favourite('3', '2026-10-01T08:00:00Z')])
  await sync()
  const undo = removeFavourite('3')
  answer('removeFavourite', undefined)
  answer('listFavourites', [])
  await sync()
  undo()
  const added = answer('addFavourite', undefined)
  answer('listFavourites', [favourite('3', '2026-10-01T08:00:00Z')])
  await sync()
  expect(added.map(({ body }) => body)).toEqual([{ branchId: '1', addedAt: '2026-10-01T08:00:00Z' }])
})

test('a doctor who no longer works there is dropped, and the others are sent', async () => {
  ownFavourites('anna')
  addFavourite(parts('7'))
  refuse('addFavourite', 'NOT_FOUND', {})
  answer('listFavourites', [])
  await sync()
  expect(favouriteChanges().size).toBe(0)
  expect(ids()).toEqual([])
})
