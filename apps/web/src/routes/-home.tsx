import { useSearch } from '@tanstack/react-router'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { lazy, Suspense } from 'react'
import { isComplete, useProfile } from '../app/profile.ts'
import { useSessionState } from '../app/session/use-session-state.ts'

const Timeslots = lazy(async () => ({ default: (await import('./-timeslots.tsx')).Timeslots }))
const Services = lazy(async () => ({ default: (await import('./-services.tsx')).Services }))

/** Whose name and birthday are known books a service; others, and whoever came for a doctor, find one (product §2). */
export function Home() {
  const signedIn = useSessionState() === 'signed-in'
  const { data: profile, refusal } = useProfile()
  const { doctor, assignment, speciality } = useSearch({ strict: false })
  const isForDoctor = Boolean(doctor || assignment || speciality)
  if (signedIn && !isForDoctor && !profile && !refusal) return <CardSkeletons count={4} />
  const isKnown = signedIn && profile !== undefined && isComplete(profile)
  return (
    <Suspense fallback={<CardSkeletons count={4} />}>
      {isKnown && !isForDoctor ? <Services /> : <Timeslots />}
    </Suspense>
  )
}
