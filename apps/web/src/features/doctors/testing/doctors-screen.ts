import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { dropFavourites } from '../../../app/favourites/favourites.ts'
import { forgetDevicePlace } from '../../../app/place/device-place.ts'
import { session } from '../../../app/session/session.ts'
import { answer } from '../../../testing/answer.ts'
import { NOW, provider } from '../../../testing/clinic.ts'
import { counts } from './listed-doctor.ts'

export const card = async (name: string) => within(await screen.findByRole('group', { name }))

/** Before each test of a file: no towns, one clinic, two specialities and no doctors yet. */
export function beginWithDoctors(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
    answer('listLocations', [])
    answer('listProviders', [provider('mir', 'Клиника «Мир»')])
    answer('listSpecialities', [
      { specialityId: '1', speciality: 'Терапевт', synonyms: [] },
      { specialityId: '2', speciality: 'Хирург', synonyms: [] },
    ])
    answer('countDoctors', counts(12))
    answer('findMedcenters', { items: [], total: 0, nextCursor: null })
    answer('findServices', { directions: [], items: [], total: 0, nextCursor: null })
    answer('listPrograms', [])
  })
  afterEach(() => {
    session.end()
    dropFavourites()
    forgetDevicePlace()
    Reflect.deleteProperty(navigator, 'geolocation')
    vi.useRealTimers()
  })
}
