import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, vi } from 'vitest'
import { wipeDevice } from '../../../app/device-store/wipe.ts'
import { session } from '../../../app/session/session.ts'
import { answer, loseConnection } from '../../../testing/answer.ts'
import { visit } from '../../../testing/clinic.ts'
import { anna, tokens } from '../../../testing/people.ts'
import { synced } from '../../../testing/sync-answer.ts'
import { drawPhotos } from './draw-photos.ts'

export const keys = { hashKey: anna.hashKey ?? '', storeKey: anna.storeKey ?? '' }
export const CODE = '481516'
export const soon = { ...visit, startDate: '2099-03-05T06:00:00Z', endDate: '2099-03-05T06:30:00Z' }

/** Before each test of a file: a person who has signed in, with one visit, and nothing kept on the device. */
export function beginWithWallet(): void {
  beforeEach(() => {
    session.start(tokens)
    answer('readProfile', anna)
    answer('listProviders', [])
    answer('syncVisits', synced([soon]))
    drawPhotos()
    return async () => {
      // A page that is still open would open the store again while it is wiped.
      cleanup()
      await wipeDevice()
      vi.restoreAllMocks()
      vi.unstubAllGlobals()
    }
  })
}

/** The device reports that it is offline, so nothing is retried. */
export function loseNetwork() {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  loseConnection('readProfile')
  loseConnection('syncVisits')
}

export const wholeName = 'Страховой полис, Маша'

export async function pick(user: UserEvent, ...photos: File[]) {
  const dialog = await screen.findByRole('dialog')
  const input = await within(dialog).findByLabelText('Выбрать из галереи', { selector: 'input' })
  await user.upload(input, photos)
}
/** The page behind a dialog cannot be pressed. */
export const dialogClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
/** The button cannot be pressed before the documents on the device are counted. */
export async function pressAdd(user: UserEvent) {
  const add = await screen.findByRole<HTMLButtonElement>('button', { name: 'Добавить документ' })
  await waitFor(() => expect(add.disabled).toBe(false))
  await user.click(add)
}
export async function addPolicy(user: UserEvent, ...photos: File[]) {
  await pressAdd(user)
  await user.selectOptions(await screen.findByLabelText('Какой это документ'), 'insurance')
  // Marks that turn the direction of writing are not kept.
  await user.type(screen.getByLabelText('Подпись'), '\u202EМаша\u202C')
  await pick(user, ...photos)
  await user.click(await screen.findByRole('button', { name: 'Сохранить на устройстве' }))
  await screen.findByText(wholeName)
  await dialogClosed()
}
