import type { Answer, Input } from '@vizit/api-client/calls.ts'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useState } from 'react'
import { useKeptWhile } from '../api/use-kept-while.ts'
import { coveredPerson } from '../cover/covered-person.ts'
import { useProfile } from '../people/profile.ts'

export type Payer = Answer<'listPayers'>['programmes'][number]

/** A programme's code; null: own expenses. */
export type ChosenPayer = string | null

interface PayersOptions {
  /** Null while nobody is chosen for whom to ask. */
  readonly asked: Input<'listPayers'>['query'] | null
  /** The choice before a reload. */
  readonly before?: ChosenPayer | undefined
  /** The programme that was chosen before the time. */
  readonly proposed?: string | undefined
  /** The booking on its way: the limit that is used up may be by it, so what was read before it is shown. */
  readonly booking: { readonly isPending: boolean; readonly refusal: { readonly code: string } | null }
}

/**
 * Who can pay for a visit, and who is chosen: first the programme that was chosen before the time, or else the one that pays most,
 * then what the person has chosen. A chosen programme that does not pay, or that cannot be named, is not replaced without a question:
 * then nobody is chosen.
 */
export function usePayers({ asked, before, proposed, booking }: PayersOptions) {
  const [chosen, setChosen] = useState<ChosenPayer | undefined>(before)
  const {
    data: read,
    refusal,
    refetch,
  } = useCallQuery('listPayers', { query: asked ?? NOBODY }, { enabled: asked !== null })
  const kept = useKeptWhile(booking.isPending || booking.refusal?.code === 'UNANSWERED', read)
  // Nothing was read before a booking that goes on after a reload: what is read meanwhile waits for its answer.
  const data = kept ?? (booking.isPending ? undefined : read)
  const isWithoutProgramme = useIsWithoutProgramme(asked?.profileId)
  const key = JSON.stringify(asked)
  const [first, setFirst] = useState<{ readonly key: string; readonly payer: ChosenPayer }>()
  if (data && first?.key !== key) {
    const isTheirs = data.programmes.some(({ programId }) => programId === proposed)
    setFirst({ key, payer: proposed && isTheirs ? proposed : data.preferred })
  }
  const paying = data?.programmes.filter(({ share }) => share > 0) ?? []
  const payer = chosen === undefined ? (first?.key === key ? first.payer : (proposed ?? null)) : chosen
  const isShown = payer === null || paying.some(({ programId }) => programId === payer)
  const isAnswered = data !== undefined || refusal !== null
  const isLost =
    data !== undefined && !isShown && data.programmes.every(({ programId }) => programId !== payer)
  const lost = useCallQuery(
    'listPayers',
    { query: { ...(asked ?? NOBODY), ...(payer ? { programId: payer } : {}) } },
    { enabled: asked !== null && isLost },
  )
  return {
    price: data?.price,
    paying,
    notPaying: data?.programmes.filter(({ share }) => share === 0) ?? [],
    /** Undefined: a choice is needed. */
    payer: isAnswered && !isShown ? undefined : payer,
    /** The person has said who pays, also before a reload. */
    isChosen: chosen !== undefined,
    /** The programme, chosen or the patient's only one, that does not cover them on the day of the visit, and why, where that is known. */
    notCovering: (isLost ? lost.data : data)?.notCovering ?? null,
    /** False while it is not known who pays: nothing is booked without saying it. */
    isKnown: asked === null || isAnswered,
    /** Also where it could only be read before, and not anew. */
    isRead: data !== undefined,
    // Without a network, whoever has no programme needs no word about one.
    refusal: refusal?.code === 'OFFLINE' && isWithoutProgramme && !proposed ? null : refusal,
    refetch,
    choose: setChosen,
  }
}

/** True if the profile knows of no programme that covers this person. */
function useIsWithoutProgramme(person: string | undefined): boolean {
  const { data: profile } = useProfile()
  return (
    profile !== undefined &&
    person !== undefined &&
    coveredPerson(profile, { person }).programmes.length === 0
  )
}

export type Payers = ReturnType<typeof usePayers>

const NOBODY = { timetableId: '1', assignmentId: '1', profileId: '' }
