import { ADULT_AGE } from '@vizit/domain/person/age.ts'
import { ANY_CHILD } from '../service/services-search.ts'

/** The filters of doctors who accept the age of a list of services; none without an age. */
export function doctorsForAge(age: string | undefined): {
  readonly profile?: '1' | '2'
  readonly age?: string
} {
  if (age === undefined) return {}
  if (age === ANY_CHILD) return { profile: '2' }
  // The list of services offers adults as such; some doctors accept only part of them, so that an address may say more.
  return Number(age) === ADULT_AGE ? { profile: '1' } : { age }
}
