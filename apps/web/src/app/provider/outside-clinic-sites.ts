import { redirect } from '@tanstack/react-router'
import { namedProvider } from './provider-choice.ts'

/** `beforeLoad` of screens over all organisations: a clinic's own site shows its own doctors and services there. */
export const outsideClinicSites = (own: '/timeslot' | '/service') => () => {
  if (namedProvider() !== null) throw redirect({ to: own })
}
