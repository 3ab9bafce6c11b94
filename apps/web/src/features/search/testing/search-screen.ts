import { screen } from '@testing-library/react'
import { beforeEach } from 'vitest'
import { dropRecentSearches } from '../../../app/search/recent-searches.ts'
import { answer } from '../../../testing/answer.ts'

export const NOTHING = { total: 0, items: [] }
/** One speciality and one doctor, after a wrong layout. */
export const FOUND = {
  understood: { query: 'врач', by: 'layout' as const, isPartial: false },
  sections: [],
  order: ['specialities' as const, 'doctors' as const],
  specialities: { total: 1, items: [{ specialityId: '3', speciality: 'Врач-терапевт', doctorsCount: 2 }] },
  doctors: {
    total: 1,
    items: [
      {
        ...{ doctorId: '7', providerCode: 'mir', provider: 'Мир', fullName: 'Ковалевич Анна Петровна' },
        ...{ specialities: ['Терапевт'], towns: ['Минск'], photoUrl: null, isDemo: false },
      },
    ],
  },
  medicalCentres: NOTHING,
  services: NOTHING,
  drugs: NOTHING,
}

/** Before each test of a file: no recent searches, and nothing for the page that a result leads to. */
export function beginWithSearch(): void {
  beforeEach(() => {
    dropRecentSearches()
    answer('findDoctors', { items: [], total: 0, nextCursor: null, nextTimeslot: null })
    answer('listProviders', [])
    answer('listLocations', [])
    answer('listSpecialities', [])
  })
}

export const field = () =>
  screen.findByRole('combobox', { name: 'Врач, услуга, медицинский центр, лекарство' })
