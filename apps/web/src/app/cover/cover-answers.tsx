import type { Answer, Input } from '@vizit/api-client/calls.ts'
import { callQuery } from '@vizit/api-client/react/call-query.ts'
import { useClient } from '@vizit/api-client/react/client-provider.tsx'
import { useQueryList } from '@vizit/api-client/react/use-query-list.ts'
import { useEffect } from 'react'
import type { Profile } from '../people/profile.ts'
import { type Cover, type CoverAsked, type CoverSummary, noCover, offerId } from './cover.ts'
import { coveredPerson } from './covered-person.ts'

const KINDS = ['doctors', 'medcenters', 'services', 'options'] as const

/** Of one kind in one request. */
const MOST = 100

interface CoverAnswersProps {
  asked: CoverAsked
  profile: Profile
  onAnswer: (cover: Cover) => void
}

/** Asks, and tells the list around what the answers say. Shows nothing itself. */
export function CoverAnswers({ asked, profile, onAnswer }: CoverAnswersProps) {
  const client = useClient()
  const person = coveredPerson(profile, asked)
  const named = person.programmes.find(code => code === asked.program) ?? person.programmes[0]
  const inputs = named ? inputsOf(asked, person.profileId, named) : []
  const answers = useQueryList(
    inputs.map(input => ({ ...callQuery(client, 'readCover', input), staleTime: 60_000 })),
  )
  const cover = named ? coverOf(answers.map(({ data }) => data)) : noCover
  // The list draws its badges anew only when an answer has changed.
  const signature = JSON.stringify([inputs, answers.map(({ dataUpdatedAt }) => dataUpdatedAt)])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cover is made anew each time, the signature says whether it differs
  useEffect(() => onAnswer(cover), [signature, onAnswer])
  return null
}

function coverOf(answers: readonly (Answer<'readCover'> | undefined)[]): Cover {
  const known = new Map<string, CoverSummary>()
  for (const answer of answers) {
    for (const kind of KINDS)
      for (const { id, coverage } of answer?.[kind] ?? []) known.set(`${kind} ${id}`, coverage)
    for (const { id, medcenterId, coverage } of answer?.offers ?? [])
      known.set(`offers ${offerId(medcenterId, id)}`, coverage)
  }
  // It has ended since the profile was read.
  if (answers.some(answer => answer?.programme === null)) return noCover
  return {
    of: (kind, id) => known.get(`${kind} ${id}`) ?? null,
    programCaption: answers.find(answer => answer)?.programme?.programCaption,
  }
}

function inputsOf(asked: CoverAsked, profileId: string, programId: string): Input<'readCover'>[] {
  const { doctors = [], medcenters = [], services = [], options = [], town, medcenter, page = MOST } = asked
  const offered = asked.offered && { offeredServiceId: asked.offered }
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
        ...offered,
        ...(medcenter && { medcenterId: medcenter }),
      },
    }
  })
}
