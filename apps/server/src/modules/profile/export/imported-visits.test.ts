import { SECRET } from '@vizit/test-kit/world/secret.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'
import { guestNoteKey } from '../../guests/public.ts'
import { importActs, mine } from '../../visit-import/testing.ts'
import { detachProfiles } from '../store/remove-account-data.ts'
import { visitsOf } from './own-rows.ts'

const world = await testWorld()
const { bookedFor, importVisit } = importActs(world)
const contactOf = (visitId: string) =>
  world.db.selectFrom('visit_contact').select('phone').where('visit_id', '=', visitId).execute()

test('the copy says how an imported visit was booked only to the person who imported it', async () => {
  const [anna, boris] = [await world.patient(), await world.patient()]
  const omId = await bookedFor(anna, { email: 'anna@example.org' })
  await importVisit(anna, mine(omId))
  const asked = { profileIds: [anna.profileId], language: 'ru', noteKey: guestNoteKey(SECRET) } as const
  const [own] = await visitsOf(world.db, { ...asked, accountId: anna.accountId })
  expect(own).toMatchObject({
    orderId: omId,
    bookedWithPhone: anna.phone,
    bookedWithEmail: 'anna@example.org',
    importedAt: world.clock.now(),
  })
  const [ofRelative] = await visitsOf(world.db, { ...asked, accountId: boris.accountId })
  expect(ofRelative).toMatchObject({ orderId: omId, bookedWithPhone: null, bookedWithEmail: null })
})

test('deleting the patient deletes the contact of the visit', async () => {
  const anna = await world.patient()
  const omId = await bookedFor(anna)
  await importVisit(anna, mine(omId))
  expect(await contactOf(omId)).toEqual([{ phone: anna.phone }])
  await world.db.transaction().execute(trx => detachProfiles(trx, [anna.profileId]))
  expect(await contactOf(omId)).toEqual([])
})
