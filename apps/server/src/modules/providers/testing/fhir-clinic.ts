import type { World } from '@vizit/test-kit/world/world.ts'
import type { BookingStyle } from '../connectors/http/connection-settings.ts'
import { connectedClinic } from './connected-clinic.ts'
import { startFhirServer } from './fhir-server.ts'
import { fhirSystem } from './fhir-system.ts'

/** An organisation whose timetable is on its own FHIR server, with one doctor. */
export async function fhirClinic(world: World, booking: BookingStyle = 'appointment') {
  const server = await startFhirServer({
    now: () => world.clock.now(),
    keepsRules: booking === 'appointment',
  })
  return { ...(await connectedClinic(world, fhirSystem(server, booking))), server }
}

export type FhirClinic = Awaited<ReturnType<typeof fhirClinic>>
