import { SECRET } from '@vizit/test-kit/world/secret.ts'
import type { World } from '@vizit/test-kit/world/world.ts'
import { deriveKey } from '../../../platform/secret/derive-key.ts'
import { type ConnectorKind, connectorKinds } from '../connectors/connectors.ts'
import { sealSecrets } from '../remote/connection/secrets.ts'
import { pollClinic } from '../remote/poll-clinic.ts'
import { connect } from '../remote/store/connect.ts'
import type { ClinicSystem } from './clinic-system.ts'
import { startFhirServer } from './fhir-server.ts'
import { fhirSystem } from './fhir-system.ts'
import { providersOf } from './providers-of.ts'
import { startRestServer } from './rest-server.ts'
import { restSystem } from './rest-system.ts'

/** The secret that signs the clinic's calls. */
export const WEBHOOK_SECRET = 'the secret of the webhook'

/** The systems with which every connector is tested. */
export const systems = {
  fhir: async (now: () => Date) => fhirSystem(await startFhirServer({ now }), 'appointment'),
  rest: async (now: () => Date) => restSystem(await startRestServer({ now })),
} satisfies Record<ConnectorKind, (now: () => Date) => Promise<ClinicSystem>>

/** An organisation whose timetable is in its own system, with one doctor. */
export async function connectedClinic(world: World, system: ClinicSystem) {
  const clinic = await world.newClinic()
  const { doctorId, assignmentId } = await world.doctor({ at: clinic, slots: 1 })
  const doctor = await world.db
    .selectFrom('doctor')
    .select('code')
    .where('id', '=', doctorId)
    .executeTakeFirstOrThrow()
  const { providerId } = clinic
  const { connector, booking, baseUrl, token } = system
  const key = deriveKey(SECRET, 'fhir-connection')
  const secrets = { credentials: { kind: 'bearer', token }, webhook: WEBHOOK_SECRET } as const
  const sealed = sealSecrets(key, { providerId, connector }, secrets)
  await connect(world.db, { providerId, connector, baseUrl, booking, sealed }, world.clock.now())
  system.addSchedule(doctor.code)
  const providers = providersOf(world)
  return {
    ...{ clinic, system, providers, assignmentId, doctorId },
    /** Polls as servers do when a poll is due; another server in the test may do so at the same moment. */
    poll: () => pollClinic(providerId, providers.remoteDeps),
    /** The same with a full comparison. */
    compare: async () => {
      const isCompared = async () => {
        await pollClinic(providerId, providers.remoteDeps)
        const { compared_at } = await world.db
          .selectFrom('fhir_connection')
          .select('compared_at')
          .where('provider_id', '=', providerId)
          .executeTakeFirstOrThrow()
        return compared_at !== null
      }
      await world.db
        .updateTable('fhir_connection')
        .set({ compared_at: null })
        .where('provider_id', '=', providerId)
        .execute()
      while (!(await isCompared()));
    },
    slots: async () => {
      const rows = await world.db
        .selectFrom('timeslot')
        .select(['id as timetableId', 'assignment_id as assignmentId', 'starts_at as startsAt'])
        .where('assignment_id', '=', assignmentId)
        .where('withdrawn', '=', false)
        .where('visit_id', 'is', null)
        .orderBy('starts_at')
        .execute()
      return rows
    },
  }
}

export type ConnectedClinic = Awaited<ReturnType<typeof connectedClinic>>

/** One per kind. */
export async function clinicOfEachKind(
  world: World,
): Promise<Readonly<Record<ConnectorKind, ConnectedClinic>>> {
  const clinics = connectorKinds.map(async kind => {
    const system = await systems[kind](() => world.clock.now())
    return [kind, await connectedClinic(world, system)] as const
  })
  return Object.fromEntries(await Promise.all(clinics)) as Record<ConnectorKind, ConnectedClinic>
}
