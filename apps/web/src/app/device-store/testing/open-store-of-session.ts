import { afterEach, beforeEach, vi } from 'vitest'
import { visit } from '../../../testing/clinic.ts'
import { anna, tokens } from '../../../testing/people.ts'
import { session } from '../../session/session.ts'
import { lockAgain, openWith, openWithoutServer, wipeStore } from '../device-store.ts'
import { storeState } from '../store-state.ts'
import { readList, saveList } from '../stored-lists.ts'

export const keys = { hashKey: anna.hashKey ?? '', storeKey: anna.storeKey ?? '' }
export const otherKeys = { hashKey: keys.storeKey, storeKey: keys.hashKey }
export const syncedAt = '2026-11-23T05:00:00Z'
export const CODE = '481516'
/** Enough to be one: what a guess costs is not what is tested here. */
export const FEW = 1000

export const save = (count = 1) =>
  saveList(
    'visits',
    Array.from({ length: count }, (_, at) => ({ ...visit, physicianName: `Врач ${at}` })),
    { syncedAt },
  )
export const count = async () => (await readList('visits'))?.items.length ?? null
export const databases = async () => (await indexedDB.databases()).map(({ name }) => name)
export const state = () => storeState.get().state

/** As if the page were opened anew without a network. */
export async function startOffline() {
  lockAgain()
  await openWithoutServer()
}

/** Each test of the file begins signed in, with the store of the session open and empty. */
export function beginWithOpenStore(): void {
  beforeEach(async () => {
    session.start(tokens)
    await openWith(keys)
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    await wipeStore()
  })
}
