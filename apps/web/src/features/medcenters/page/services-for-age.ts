import type { Answer } from '@vizit/api-client/calls.ts'
import { isServiceForAge, UNSET_CHILD_AGE } from '@vizit/domain/services/service-age.ts'
import { ANY_CHILD } from '../../../app/service/services-search.ts'

type Service = Answer<'listMedcenterServices'>['services'][number]

/** The services that patients see, for the age of the address; without one, for any. */
export function servicesForAge(services: readonly Service[], age: string | undefined): Service[] {
  const visible = services.filter(({ hidden }) => !hidden)
  if (age === undefined) return visible
  const years = age === ANY_CHILD ? UNSET_CHILD_AGE : Number(age)
  return visible.filter(service => isServiceForAge(service, years))
}
