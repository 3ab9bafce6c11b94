import type { Answer, Input } from '@vizit/api-client/calls.ts'
import { callQuery } from '@vizit/api-client/react/call-query.ts'
import { useClient } from '@vizit/api-client/react/client-provider.tsx'
import { useQueryList } from '@vizit/api-client/react/use-query-list.ts'
import { useEffect } from 'react'
import { useProfile } from '../people/profile.ts'
import { programmesOf } from '../people/programmes-of.ts'
import { coveredPerson } from './covered-person.ts'
import { rememberProgramme } from './remember-programme.ts'

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
  /** Of the child that the list is for; null: of a child of unknown age; undefined: not for a child. */
  readonly childAge?: number | null | undefined
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
  /** It is not known yet who is signed in: there is room only where the device remembers a programme. */
  readonly isRemembered?: boolean
}

export const noCover: Cover = { of: () => undefined, programCaption: undefined }
const unknownPerson: Cover = { of: () => null, programCaption: undefined, isRemembered: true }

/**
 * What the programme of the signed-in person, or of the child whom the list is for, covers of these; nothing is asked of
 * guests and of people without a programme.
 */
export function useCover(asked: CoverAsked): Cover {
  const client = useClient()
  const { data: profile } = useProfile()
  const isMember = profile && programmesOf(profile).length > 0
  useEffect(() => {
    if (isMember !== undefined) rememberProgramme(isMember)
  }, [isMember])
  const person = profile && coveredPerson(profile, asked.childAge)
  const named = person?.programmes.find(code => code === asked.program) ?? person?.programmes[0]
  const inputs = person && named ? inputsOf(asked, person.profileId, named) : []
  const answers = useQueryList(
    inputs.map(input => ({ ...callQuery(client, 'readCover', input), staleTime: 60_000 })),
  )
  if (!profile) return unknownPerson
  if (!named) return noCover
  const known = new Map<string, CoverSummary>()
  for (const { data } of answers)
    for (const kind of KINDS)
      for (const { id, coverage } of data?.[kind] ?? []) known.set(`${kind} ${id}`, coverage)
  // It has ended since the profile was read.
  if (answers.some(({ data }) => data?.programme === null)) return noCover
  return {
    of: (kind, id) => known.get(`${kind} ${id}`) ?? null,
    programCaption: answers.find(({ data }) => data)?.data?.programme?.programCaption,
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
