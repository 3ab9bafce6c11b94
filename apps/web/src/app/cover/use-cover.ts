import type { Answer, Input } from '@vizit/api-client/calls.ts'
import { callQuery } from '@vizit/api-client/react/call-query.ts'
import { useClient } from '@vizit/api-client/react/client-provider.tsx'
import { useQueryList } from '@vizit/api-client/react/use-query-list.ts'
import { useProfile } from '../people/profile.ts'

/** What a person's programme is asked about. */
export interface CoverAsked {
  readonly doctors?: readonly string[]
  readonly medcenters?: readonly string[]
  readonly services?: readonly string[]
  readonly options?: readonly string[]
  /** Services of this town. */
  readonly town?: number | undefined
  /** Doctors, services and options at this branch alone. */
  readonly medcenter?: string | null | undefined
  /** How many a page of the list has: a list that grows asks for its new page alone. */
  readonly page?: number
  /** The programme that a list is filtered by, if it is one of the person's. */
  readonly program?: string | undefined
}

const KINDS = ['doctors', 'medcenters', 'services', 'options'] as const
export type CoverKind = (typeof KINDS)[number]
export type CoverSummary = Answer<'readCover'>['doctors'][number]['coverage']

/** Of one kind in one request. */
const MOST = 100

export interface Cover {
  /** Undefined: the person has no programme; null: nothing is known of it yet. */
  readonly of: (kind: CoverKind, id: string) => CoverSummary | null | undefined
  readonly programCaption: string | undefined
}

export const noCover: Cover = { of: () => undefined, programCaption: undefined }

/** What the signed-in person's programme covers of these; nothing is asked of guests and of people without a programme. */
export function useCover(asked: CoverAsked): Cover {
  const client = useClient()
  const { data: profile } = useProfile()
  const programs = profile?.programs ?? []
  const isCovered = programs.length > 0
  const named = programs.find(({ coverer }) => coverer === asked.program) ?? programs[0]
  const inputs = profile && named ? inputsOf(asked, profile.me, named.coverer) : []
  const answers = useQueryList(
    inputs.map(input => ({ ...callQuery(client, 'readCover', input), staleTime: 60_000 })),
  )
  if (!isCovered) return noCover
  const known = new Map<string, CoverSummary>()
  for (const { data } of answers)
    for (const kind of KINDS)
      for (const { id, coverage } of data?.[kind] ?? []) known.set(`${kind} ${id}`, coverage)
  // It has ended since the profile was read.
  if (answers.some(({ data }) => data?.programme === null)) return noCover
  return {
    of: (kind, id) => known.get(`${kind} ${id}`) ?? null,
    programCaption: named?.programCaption,
  }
}

function inputsOf(asked: CoverAsked, profileId: string, programId: string): Input<'readCover'>[] {
  const { doctors = [], medcenters = [], services = [], options = [], town, medcenter, page = MOST } = asked
  const most = Math.max(...[doctors, medcenters, services, options].map(({ length }) => length))
  const part = (ids: readonly string[], from: number) => ids.slice(from, from + page).join(',')
  return Array.from({ length: Math.ceil(most / page) }, (_, at) => {
    const from = at * page
    const lists = {
      ...{ doctorIds: part(doctors, from), medcenterIds: part(medcenters, from) },
      ...{ serviceIds: part(services, from), optionIds: part(options, from) },
    }
    const given = Object.entries(lists).filter(([, ids]) => ids !== '')
    return {
      query: {
        ...{ profileId, programId, ...Object.fromEntries(given) },
        ...(town && { locationCode: town }),
        ...(medcenter && { medcenterId: medcenter }),
      },
    }
  })
}
