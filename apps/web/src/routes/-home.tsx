import { Navigate, useSearch } from '@tanstack/react-router'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { isComplete, useProfile } from '../app/people/profile.ts'
import { useSessionState } from '../app/session/session.ts'

/**
 * Users with a name and birthday book a service; others find a doctor (product §2), unless the address says which one is
 * wanted. Either screen has its own address from the start: a choice that changed the address later would draw the screen
 * anew, and lose what was pressed meanwhile.
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
  const to = forService || (isKnown && !forDoctor) ? '/service' : '/timeslot'
  return <Navigate to={to} search state replace />
}
