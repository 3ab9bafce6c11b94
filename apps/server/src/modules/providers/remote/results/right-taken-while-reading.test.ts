import { waitUntilBlocked } from '@vizit/test-kit/database/wait-until-blocked.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'
import { prescription, resultsClinic } from '../../testing/results-clinic.ts'

const world = await testWorld()
const { known, recordWithConsent, refresh, save } = await resultsClinic(world)

test('a right that is taken back while the clinic is asked for the drug list counts', async () => {
  const { patient, subject, appointment, orderId } = await known()
  const prescribed = (text: string) => prescription(subject, appointment, text)
  const { id } = save(prescribed('Эналаприл 10 мг'))
  await refresh(patient.profileId)
  const recordId = await recordWithConsent(patient.profileId)
  const relative = await world.patient()
  const may = (level: string) =>
    world.relate(relative.accountId, patient.profileId, { relKind: 'SPOUSE', level })
  await may('VIEW_REPORTS_TESTS')
  const accessCode = await world.openRecord(relative, { recordId })
  const read = () => {
    world.clock.advance(2)
    const path = `/api/v2/my/providers/visits/${orderId}/drugs/${recordId}`
    return world.call('GET', path, { bearer: relative.bearer, accessCode })
  }
  expect((await read()).json.drugs).toMatchObject([{ name: 'Эналаприл 10 мг' }])

  save({ ...prescribed('Эналаприл 20 мг'), id })
  const { asked } = await world.db.transaction().execute(async trx => {
    await trx.selectFrom('prescription').select('id').where('record_id', '=', recordId).forUpdate().execute()
    const asked = read()
    await waitUntilBlocked(world.db)
    await may('EDIT_PROFILE')
    return { asked }
  })
  expect((await asked).json.code).toBe('NOT_FOUND')
  await may('VIEW_REPORTS_TESTS')
  expect((await read()).json.drugs).toMatchObject([{ name: 'Эналаприл 20 мг' }])
})
