import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'
import { fullDoctor } from '../testing/full-doctor.ts'
import { waitlistServer } from '../testing/waitlist-server.ts'
import { waitsForExport } from './waits-for-export.ts'

const world = await testWorld()
const { waitForTime, decline, offerTo, settle, stop, waits } = waitlistServer(world)

test('the copy of one’s data contains waits, their offers and how they ended', async () => {
  const { doctorId, free } = await fullDoctor(world, 1)
  const patient = await world.patient()
  await waitForTime(patient, { doctorId, timeTo: '12:00' })
  await free(0)
  await settle()
  await decline(patient, (await offerTo(patient)).offerId)
  await stop(patient, (await waits(patient))[0].waitId)
  expect(await waitsForExport(world.db, patient.accountId, 'ru')).toMatchObject([
    {
      profileId: patient.profileId,
      clinic: 'Клиника «Мир»',
      physician: 'Ковалевич Анна Петровна',
      timeTo: '12:00',
      endReason: 'left',
      offers: [{ state: 'declined' }],
    },
  ])
  expect(await waitsForExport(world.db, (await world.patient()).accountId, 'ru')).toEqual([])
})
