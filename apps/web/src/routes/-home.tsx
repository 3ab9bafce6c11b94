import { useSearch } from '@tanstack/react-router'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { lazy, Suspense } from 'react'
import { isComplete, useProfile } from '../app/people/profile.ts'
import { useSessionState } from '../app/session/session.ts'
import { Timeslots } from './-timeslots.tsx'

const Services = lazy(async () => ({ default: (await import('./-services.tsx')).Services }))

/**
 * Users with a name and birthday book a service; others find a doctor (product §2), unless the address says which one
 * is wanted.
 */
export function Home() {
  const signedIn = useSessionState() === 'signed-in'
  const { data: profile, refusal } = useProfile()
  const { doctor, assignment, speciality, child, direction, group, service, mine } = useSearch({
    strict: false,
  })
  const forService = Boolean(child || direction || group || service || mine)
  const forDoctor = Boolean(doctor || assignment || speciality) && !forService
  if (signedIn && !forDoctor && !forService && !profile && !refusal) return <CardSkeletons count={4} />
  const isKnown = signedIn && profile !== undefined && isComplete(profile)
  return (
    <Suspense fallback={<CardSkeletons count={4} />}>
      {forService || (isKnown && !forDoctor) ? <Services /> : <Timeslots />}
    </Suspense>
  )
}
