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
