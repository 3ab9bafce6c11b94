import type { FreshDeed } from '@vizit/contract/shapes/fresh-deed.ts'
import { buildApp } from '@vizit/server/app.ts'
import { quickProof } from '@vizit/server/modules/identity/testing/quick-proof.ts'
import { createSigningKeys } from '@vizit/server/modules/identity/tokens/signing-keys.ts'
import type { ServicesGiven } from '@vizit/server/services-given.ts'
import type { FastifyBaseLogger } from 'fastify'
import { afterAll } from 'vitest'
import { testDatabase } from '../database/test-database.ts'
import { acts } from './acts.ts'
import { httpClient } from './call.ts'
import { type Clinic, type ClinicOptions, createClinic, createSpeciality } from './clinic.ts'
import { type CoverOptions, coverPerson } from './cover.ts'
import { createAssignment, createDoctor, type DoctorOptions, type WorldDoctor } from './doctor.ts'
import { documentActs } from './document-acts.ts'
import { freshCode } from './fresh-code.ts'
import { guestActs } from './guest-acts.ts'
import { createInvoice, type InvoiceGiven } from './invoice.ts'
import { createPastVisit, type PastVisit } from './past-visit.ts'
import {
  createAnotherDevice,
  createPatient,
  createRelative,
  type PatientOptions,
  type PersonOptions,
  type Relation,
  relate,
  type WorldPatient,
} from './patient.ts'
import { SECRET } from './secret.ts'
import {
  createService,
  createServiceOption,
  giveService,
  type ServiceOptionGiven,
  type ServiceOptions,
} from './service.ts'
import { testClock } from './test-clock.ts'
import { testServices } from './test-services.ts'
import { createUnclaimedVisit, type UnclaimedVisit } from './unclaimed-visit.ts'

/** Monday, 2 March 2026, 9:00 in Minsk. */
export const WORLD_START = '2026-03-02T06:00:00Z'

const DOCTOR: DoctorOptions = { from: '2026-03-03T06:00:00Z', slots: 4 }

/**
 * A listening server with its own database, a clock that stands still, and a clinic to fill. Made at the top of a
 * test file; closed after its tests.
 */
export async function testWorld(
  options: { connections?: number; log?: FastifyBaseLogger; drugService?: ServicesGiven['drugService'] } = {},
) {
  const database = await testDatabase({ max: options.connections ?? 20 })
  const clock = testClock(WORLD_START)
  const signingKeys = createSigningKeys({ database, clock, secret: SECRET })
  const { log, drugService } = options
  const services = testServices(
    { database, clock },
    { publicUrl: 'http://localhost:8080', ...(log && { log }), drugService },
  )
  const app = await buildApp(services, {
    strict: true,
    version: 'test',
    webFolder: 'no-web-app',
    frameAncestors: [],
    requestsPerMinute: Number.MAX_SAFE_INTEGER,
    ...(log && { server: { loggerInstance: log } }),
  })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const { call, close } = httpClient(address)
  const { db } = database
  const clinic = await createClinic(db)
  afterAll(async () => {
    close()
    await app.close()
  })
  return {
    app,
    address,
    call,
    ...acts(call, () => quickProof(SECRET, clock.now())),
    /** The `fresh-code` header of a call, with the code from the SMS. */
    freshCode: (who: Pick<WorldPatient, 'bearer' | 'phone'>, deed: FreshDeed) => freshCode(call, who, deed),
    ...guestActs({ app, db, clock, clinic, secret: SECRET }),
    ...documentActs({ db, clock, clinic, secret: SECRET }),
    clock,
    db,
    database,
    clinic,
    newClinic: (given?: ClinicOptions) => createClinic(db, given),
    doctor: (given: Partial<DoctorOptions> & { at?: Clinic } = {}) =>
      createDoctor(db, given.at ?? clinic, { ...DOCTOR, ...given }),
    /** The same doctor in another speciality, with other timeslots. */
    newAssignment: async ({ doctorId }: WorldDoctor, given: Partial<DoctorOptions> & { at?: Clinic } = {}) =>
      createAssignment(db, { ...(given.at ?? clinic), specialityId: await createSpeciality(db) }, doctorId, {
        ...DOCTOR,
        ...given,
      }),
    patient: (given?: PatientOptions) => createPatient({ db, clock, signingKeys }, given),
    anotherDevice: (patient: WorldPatient) => createAnotherDevice({ db, clock, signingKeys }, patient),
    patients: (count: number) =>
      Promise.all(Array.from({ length: count }, () => createPatient({ db, clock, signingKeys }))),
    pastVisit: ({ profileId }: WorldPatient, assignmentId: string, given: PastVisit) =>
      createPastVisit({ db, clock }, profileId, assignmentId, given),
    /** An invoice for a visit, which waits for an answer. */
    invoice: (visitId: string, given?: InvoiceGiven) => createInvoice({ db, clock }, visitId, given),
    /** Makes a person a member of a programme. */
    cover: ({ profileId }: Pick<WorldPatient, 'profileId'>, given: CoverOptions) =>
      coverPerson(db, profileId, given),
    /** Booked by a guest or by a registry. */
    unclaimedVisit: (assignmentId: string, given: UnclaimedVisit) =>
      createUnclaimedVisit({ db, clock }, assignmentId, given),
    service: (assignmentId: string, given: ServiceOptions = {}) => createService(db, assignmentId, given),
    giveService: (serviceId: string, assignmentId: string, minutes: number) =>
      giveService(db, serviceId, assignmentId, minutes),
    serviceOption: (serviceId: string, given: ServiceOptionGiven = {}) =>
      createServiceOption(db, serviceId, given),
    relate: (accountId: string, profileId: string, relation: Relation) =>
      relate(db, accountId, profileId, relation),
    /** Sets a value of the remote configuration; the server reads it again after the clock has moved. */
    setting: (name: string, value: unknown) => {
      const json = JSON.stringify(value)
      return db
        .insertInto('remote_config')
        .values({ key: name, value: json })
        .onConflict(conflict => conflict.column('key').doUpdateSet({ value: json }))
        .execute()
    },
    relative: (accountId: string, relation: Relation, person?: PersonOptions) =>
      createRelative(db, accountId, relation, person),
  }
}

export type World = Awaited<ReturnType<typeof testWorld>>
