import { cleanup, screen } from '@testing-library/react'
import type { KitItem } from '@vizit/domain/drugs/first-aid-kit.ts'
import { beforeEach, vi } from 'vitest'
import { openWith } from '../../../app/device-store/device-store.ts'
import { wipeDevice } from '../../../app/device-store/wipe.ts'
import { emptyBasket } from '../../../app/drugs/basket.ts'
import { session } from '../../../app/session/session.ts'
import { answer } from '../../../testing/answer.ts'
import { NOW } from '../../../testing/clinic.ts'
import { open } from '../../../testing/open.tsx'
import { anna, tokens } from '../../../testing/people.ts'
import { synced } from '../../../testing/sync-answer.ts'
import { addItem } from '../stored-kit.ts'

export const keys = { hashKey: anna.hashKey ?? '', storeKey: anna.storeKey ?? '' }

/** Before each test of a file: somebody is signed in, and their device has no kit. */
export function beginWithKit(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
    session.start(tokens)
    answer('readProfile', anna)
    answer('listProviders', [])
    answer('syncVisits', synced([]))
    return async () => {
      cleanup()
      emptyBasket()
      await wipeDevice()
      vi.useRealTimers()
      vi.restoreAllMocks()
      vi.unstubAllGlobals()
      Reflect.deleteProperty(navigator, 'mediaDevices')
    }
  })
}

/** Two packs of Nurofen, good for who knows how long. */
export const item = (id: string, parts: Partial<KitItem> = {}): KitItem => ({
  ...{ id, name: 'Нурофен, таблетки 200 мг №10', packId: '11', count: 2, bestBefore: null, forWhom: '' },
  ...parts,
})

/** The device has these medicines. */
export async function withKit(...items: readonly KitItem[]) {
  await openWith(keys)
  for (const each of items) await addItem(each)
}

/** The screen with the kit, once it is read. */
export async function openKit() {
  const app = await open('/first-aid-kit')
  await screen.findByRole('button', { name: 'Добавить лекарство' })
  return app
}
