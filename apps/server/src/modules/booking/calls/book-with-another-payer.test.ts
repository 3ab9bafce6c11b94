import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'
import { programmesToBook } from '../testing/programmes-to-book.ts'

/* Two tabs or devices have the form of one time open, and choose differently. */

const world = await testWorld()
const { covers, coveredPatient, used, doctor } = programmesToBook(world)

test.each(['the programme', 'own expenses'])(
  'who has booked a time for %s and books it for the other is told of that visit',
  async first => {
    const { slot } = await doctor()
    const { code, patient } = await coveredPatient()
    const [paid, own] = [{ ...slot(0), programId: code }, slot(0)]
    const [one, other] = first === 'the programme' ? [paid, own] : [own, paid]
    const booked = await world.book(patient, one)
    expect(await world.book(patient, other)).toMatchObject({
      status: 409,
      json: { code: 'VISITOR_BUSY', attributes: { orderId: booked.json.orderId } },
    })
    expect(await used(code)).toBe(first === 'the programme' ? 1 : 0)
    expect((await world.book(patient, one)).json.orderId).toBe(booked.json.orderId)
  },
)

test('so is who chooses another option of the service', async () => {
  const { slot, assignmentId } = await doctor()
  const serviceId = await world.service(assignmentId)
  const [one, other] = [await world.serviceOption(serviceId), await world.serviceOption(serviceId)]
  const { code, patient } = await coveredPatient()
  await covers({ code, serviceId })
  const booked = await world.book(patient, { ...slot(0), serviceId, serviceOptionId: one })
  for (const serviceOptionId of [other, undefined]) {
    const again = await world.book(patient, {
      ...slot(0),
      serviceId,
      ...(serviceOptionId && { serviceOptionId }),
    })
    expect(again.json).toMatchObject({ code: 'VISITOR_BUSY', attributes: { orderId: booked.json.orderId } })
  }
})
