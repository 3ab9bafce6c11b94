import { waitUntilBlocked } from '@vizit/test-kit/database/wait-until-blocked.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'
import { deletionActs } from '../testing/deletion-acts.ts'

const world = await testWorld()
const { db } = world
const { code, confirm } = deletionActs(world)

test('an account that loses its phone during the deletion is not deleted: its session is over', async () => {
  const patient = await world.patient()
  const sent = await code(patient)
  const meanwhile = await db.transaction().execute(async trx => {
    await trx.updateTable('account').set({ phone: null }).where('id', '=', patient.accountId).execute()
    const late = confirm(patient, sent, true)
    await waitUntilBlocked(db)
    return { late }
  })
  expect((await meanwhile.late).json.code).toBe('SESSION_EXPIRED')
})
