import type { Answer } from '@vizit/api-client/calls.ts'
import { anna } from './people.ts'

type Coverages = Answer<'listCoverages'>

export const programmes: Answer<'listPrograms'> = [
  { code: 'epam', kind: 'EMPLOYER', programCaption: 'Программа EPAM' },
  { code: 'bns', kind: 'INSURER', programCaption: 'Страховка BNS' },
]

const ofAnna = {
  profileId: anna.me,
  relKind: 'ME',
  fullNameRu: anna.fullNameRu,
  phones: ['+375 17 200-00-00'],
} as const

/** A programme of Anna's. */
export const coverage = (changed: Partial<Coverages['coverages'][number]> = {}) => ({
  ...{ id: '00000000-0000-4000-8000-0000000000c1', ...ofAnna, phones: [...ofAnna.phones] },
  ...{ coverer: 'epam', programCaption: 'Программа EPAM', kind: 'EMPLOYER' as const, limited: false },
  ...{ status: 'ACTIVE' as const, validFrom: '2026-01-01', validTo: '2026-12-31', coversFamily: false },
  ...{ isOwn: true, through: null, endedByCoverer: false, canEnd: true },
  ...changed,
})

/** A request of Anna's that waits for the code of a letter. */
export const coverageRequest = (changed: Partial<Coverages['requests'][number]> = {}) => ({
  ...{ id: '00000000-0000-4000-8000-0000000000c2', ...ofAnna, phones: [...ofAnna.phones] },
  ...{ coverer: 'epam', programCaption: 'Программа EPAM', kind: 'EMPLOYER' as const },
  ...{ waitsFor: 'EMAIL' as const, sentTo: 'a***@e***.com', resendAfter: 61, refusal: null },
  expiresAt: '2030-01-01T00:00:00Z',
  ...changed,
})
