import { untilLockedOut } from '@vizit/test-kit/database/until-locked-out.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'
import { deletionActs } from '../testing/deletion-acts.ts'

const world = await testWorld()
const { db } = world
const { code, confirm, profileRow, start } = deletionActs(world)

test('five guesses at a code, then another one is needed; an old code is worth nothing', async () => {
  const anna = await world.patient()
  const { id, code: right } = await code(anna)
  const wrong = right === '000000' ? '111111' : '000000'
  const guesses = await Promise.all(
    Array.from({ length: 8 }, () => confirm(anna, { id, code: wrong, cancelVisits: false })),
  )
  const codes = guesses.map(({ json }) => json.code)
  expect(codes.filter(said => said === 'INVALID_CODE')).toHaveLength(5)
  expect(codes.filter(said => said === 'BLOCKED_TRY_LATER')).toHaveLength(3)
  expect((await confirm(anna, { id, code: right, cancelVisits: false })).json.code).toBe('BLOCKED_TRY_LATER')

  expect((await start(anna)).json).toMatchObject({ code: 'INVALID_STATE', attributes: { retryAfter: 61 } })
  world.clock.advance(2)
  const fresh = await code(anna)
  world.clock.advance(6)
  expect((await confirm(anna, { ...fresh, cancelVisits: false })).json.code).toBe('ERROR_SESSION_EXPIRED')
  for (let n = 0; n < 3; n += 1) {
    expect((await start(anna)).status).toBe(200)
    world.clock.advance(2)
  }
  expect((await start(anna)).json.code).toBe('ERROR_TOO_MANY_REQUESTS')
})

test('a code is worth nothing to another account', async () => {
  const [anna, stranger] = [await world.patient(), await world.patient()]
  const sent = await code(anna)
  expect((await confirm(stranger, { ...sent, cancelVisits: false })).json.code).toBe('ERROR_SESSION_EXPIRED')
  expect(await profileRow(stranger.profileId)).toBeDefined()
  expect(await profileRow(anna.profileId)).toBeDefined()
})

test('an account that loses its phone at that moment is not deleted: its session is over', async () => {
  const patient = await world.patient()
  const sent = await code(patient)
  const meanwhile = await db.transaction().execute(async trx => {
    await trx.updateTable('account').set({ phone: null }).where('id', '=', patient.accountId).execute()
    const late = confirm(patient, { ...sent, cancelVisits: true })
    await untilLockedOut(db)
    return { late }
  })
  expect((await meanwhile.late).json.code).toBe('SESSION_EXPIRED')
})
