import { screen } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { emptyBasket } from '../../../app/drugs/basket.ts'
import { changeDrugSettings } from '../../../app/drugs/drug-settings.ts'
import { forgetDevicePlace } from '../../../app/place/device-place.ts'
import { session } from '../../../app/session/session.ts'
import { answer } from '../../../testing/answer.ts'
import { NOW, provider } from '../../../testing/clinic.ts'

export const heading = (name: string, level = 1) => screen.findByRole('heading', { level, name })

/** Before each test of a file: one clinic, no towns, and an empty basket. */
export function beginWithDrugs(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
    answer('listProviders', [provider('mir', 'Клиника «Мир»')])
    answer('listLocations', [])
    answer('listDrugAlerts', [])
  })
  afterEach(() => {
    emptyBasket()
    changeDrugSettings({ sort: 'totalPrice', openNow: false, radius: null })
    forgetDevicePlace()
    session.end()
    vi.useRealTimers()
  })
}
