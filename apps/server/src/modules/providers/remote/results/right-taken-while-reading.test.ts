import { waitUntilBlocked } from '@vizit/test-kit/database/wait-until-blocked.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'
import { resultsClinic } from '../../testing/results-clinic.ts'

const world = await testWorld()
const { known, refresh, save } = await resultsClinic(world)

test('a right that is taken back while the clinic is asked for the drug list counts', async () => {
  const { patient, subject, orderId } = await known()
  const { appointment_id } = await world.db
    .selectFrom('fhir_appointment')
    .select('appointment_id')
    .where('visit_id', '=', orderId)
    .executeTakeFirstOrThrow()
  const prescription = {
    ...{ resourceType: 'MedicationRequest', status: 'active', subject },
    supportingInformation: [{ reference: `Appointment/${appointment_id}` }],
  }
  const { id } = save({ ...prescription, medicationCodeableConcept: { text: 'Эналаприл 10 мг' } })
  await refresh(patient.profileId)
  const record = await world.db
    .updateTable('medical_record')
    .set({ paper_consent_on: '2026-01-10' })
    .where('profile_id', '=', patient.profileId)
    .returning('id')
    .executeTakeFirstOrThrow()
  const relative = await world.patient()
  const may = (level: string) =>
    world.relate(relative.accountId, patient.profileId, { relKind: 'SPOUSE', level })
  await may('VIEW_REPORTS_TESTS')
  const accessCode = await world.openRecord(relative, { recordId: record.id })
  const read = () => {
    world.clock.advance(2)
    const path = `/api/v2/my/providers/visits/${orderId}/drugs/${record.id}`
    return world.call('GET', path, { bearer: relative.bearer, accessCode })
  }
  expect((await read()).json.drugs).toMatchObject([{ name: 'Эналаприл 10 мг' }])

  save({ ...prescription, id, medicationCodeableConcept: { text: 'Эналаприл 20 мг' } })
  const { asked } = await world.db.transaction().execute(async trx => {
    await trx.selectFrom('prescription').select('id').where('record_id', '=', record.id).forUpdate().execute()
    const asked = read()
    await waitUntilBlocked(world.db)
    await may('EDIT_PROFILE')
    return { asked }
  })
  expect((await asked).json.code).toBe('NOT_FOUND')
  await may('VIEW_REPORTS_TESTS')
  expect((await read()).json.drugs).toMatchObject([{ name: 'Эналаприл 20 мг' }])
})
