import type { Answer } from '@vizit/api-client/calls.ts'

type Listed = Answer<'findServices'>['items'][number]

/** A service of all organisations, in the direction `10` without a group. */
export const commonService = (id: string, parts: Partial<Listed> = {}): Listed => ({
  id,
  name: `Услуга ${id}`,
  directionId: '10',
  groupId: null,
  priceKind: 'range',
  priceFrom: 40,
  priceTo: 60,
  forAdult: true,
  forChildren: true,
  childrenAge: null,
  medcentersCount: 2,
  ...parts,
})

export const serviceDetails = (
  id: string,
  parts: Partial<Answer<'showService'>> = {},
): Answer<'showService'> => ({
  ...commonService(id),
  direction: 'УЗИ',
  group: null,
  description: null,
  preparation: null,
  durationFrom: 30,
  durationTo: 30,
  hasOptions: false,
  ...parts,
})

/** As one medical centre gives it, tomorrow at 9:00. */
export const offeredService = (
  parts: Partial<NonNullable<Answer<'findMedcenters'>['items'][number]['service']>> = {},
) => ({
  serviceId: '90',
  name: 'УЗИ сердца',
  duration: 30,
  priceKind: 'fixed' as const,
  priceFrom: 40,
  priceTo: null,
  forAdult: true,
  forChildren: false,
  childrenAge: null,
  nearestTimeslot: '2026-11-24T06:00:00Z',
  nearestFor: { adult: true, children: true },
  options: [],
  ...parts,
})
