import type { Answer } from '@vizit/api-client/calls.ts'

type Listed = Answer<'findMedcenters'>['items'][number]

/** A medical centre in a list; open until 20:00 of the day of `NOW`. */
export const medcenter = (branchId: string, parts: Partial<Listed> = {}): Listed => ({
  branchId,
  branch: `Центр ${branchId}`,
  phones: '375172000001',
  address: 'ул. Немига, 5',
  locationCode: 17,
  latitude: 53.9,
  longitude: 27.55,
  providerCode: 'mir',
  provider: 'Клиника «Мир»',
  isDemo: false,
  photoUrl: null,
  doctorsCount: 5,
  servicesCount: 12,
  reviewsCount: 2,
  openNow: { isOpen: true, changesAt: '2026-11-23T17:00:00Z' },
  service: null,
  ...parts,
})

export const medcenterPage = (
  items: Listed[],
  nextCursor: string | null = null,
  total = items.length,
): Answer<'findMedcenters'> => ({ items, total, nextCursor })

/** A medical centre on its own page; open from Monday to Friday, today until 20:00. */
export const medcenterDetails = (
  branchId: string,
  parts: Partial<Answer<'showMedcenter'>> = {},
): Answer<'showMedcenter'> => ({
  branchId,
  branch: 'Филиал на Немиге',
  phones: '375172000001',
  address: 'Минск, ул. Немига, 5',
  locationCode: 17,
  latitude: 53.9,
  longitude: 27.55,
  suspended: false,
  providerCode: 'mir',
  isDemo: false,
  emails: [],
  description: null,
  gettingThere: null,
  photos: [],
  schedule: {
    now: { isOpen: true, changesAt: '2026-11-23T17:00:00Z' },
    hours: [1, 2, 3, 4, 5].map(day => ({ day, opens: '08:00', closes: '20:00' })),
    days: [],
  },
  organisation: {
    code: 'mir',
    name: 'Клиника «Мир»',
    logoUrl: null,
    supportEmail: null,
    branches: [],
  },
  doctorsCount: 5,
  servicesCount: 12,
  reviewsCount: 2,
  ...parts,
})
