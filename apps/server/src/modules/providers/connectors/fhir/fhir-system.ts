import type { BookingStyle } from '../http/connection-settings.ts'
import type { FhirClient } from './http/client.ts'

/** The FHIR server of one clinic. */
export interface FhirSystem {
  readonly client: FhirClient
  readonly booking: BookingStyle
}
