import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'
import { visitSettler } from '../../registry-visits/testing/settle-visit.ts'
import { programmesToBook } from '../testing/programmes-to-book.ts'

const world = await testWorld()
const { coveredPatient, doctor } = programmesToBook(world)
const settle = visitSettler(world)
beforeEach(() => world.clock.set(WORLD_START))

test('a limit has the visit again that the registry cancels, and counts one that was missed, or took place after all', async () => {
  const [first, later] = [await doctor(), await doctor({ from: '2026-03-10T06:00:00Z' })]
  const { code, patient } = await coveredPatient({ visits: 1 })
  const booked = await world.book(patient, { ...first.slot(0), programId: code })
  expect(booked.status).toBe(201)
  const again = (slot: number) => world.book(patient, { ...later.slot(slot), programId: code })
  world.clock.set('2026-03-03T09:00:00Z')
  expect((await again(0)).json.code).toBe('PROGRAMME_LIMIT_REACHED')
  await settle(booked.json.orderId, 'missed')
  expect((await again(0)).json.code).toBe('PROGRAMME_LIMIT_REACHED')
  await settle(booked.json.orderId, 'cancelled')
  const second = await again(0)
  expect(second.status).toBe(201)
  await world.cancel(patient, second.json.orderId)
  await settle(booked.json.orderId, 'completed')
  expect((await again(1)).json.code).toBe('PROGRAMME_LIMIT_REACHED')
})
