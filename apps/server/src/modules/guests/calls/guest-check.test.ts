import { randomUUID } from 'node:crypto'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'

const world = await testWorld()
const { bookAsGuest } = world
beforeEach(() => world.clock.set(WORLD_START))

let made = 0
const newPhone = () => `37544${String(++made).padStart(7, '0')}`
const outcome = ({ status, json }: Awaited<ReturnType<typeof bookAsGuest>>) =>
  status === 201 ? 'booked' : json.code

test('a proof of work is accepted, once', async () => {
  const doctor = await world.doctor()
  const recaptchaValue = await world.prove()
  const [one, other] = [newPhone(), newPhone()]
  expect(
    outcome(await bookAsGuest(doctor, requireValue(doctor.slots[0]), { phone: one, recaptchaValue })),
  ).toBe('booked')
  const spent = await bookAsGuest(doctor, requireValue(doctor.slots[1]), { phone: other, recaptchaValue })
  expect([spent.status, spent.json.code]).toEqual([400, 'RECAPCHA_IS_NOT_VALID'])
})

test('without a proof the captcha must be solved, by sight or hearing; a wrong answer discards the picture', async () => {
  const doctor = await world.doctor()
  const slot = requireValue(doctor.slots[0])
  const said = { phone: newPhone(), recaptchaValue: undefined }
  const asked = await bookAsGuest(doctor, slot, said)
  expect([asked.status, asked.json.code]).toEqual([428, 'HUMAN_CHECK_REQUIRED'])
  const humanCheckId: string = asked.json.attributes.id
  expect((await world.drawGuestPicture(humanCheckId)).status).toBe(200)
  const right = await world.readGuestPicture(humanCheckId)
  const wrong = right === '00000' ? '00001' : '00000'
  const missed = await bookAsGuest(doctor, slot, { ...said, humanCheckId, humanCode: wrong })
  expect([missed.status, missed.json.code]).toEqual([400, 'INVALID_CAPTCHA_CODE'])
  const late = await bookAsGuest(doctor, slot, { ...said, humanCheckId, humanCode: right })
  expect(outcome(late)).toBe('INVALID_CAPTCHA_CODE')
  expect((await world.hearGuestPicture(humanCheckId)).status).toBe(200)
  const humanCode = await world.readGuestPicture(humanCheckId)
  expect((await world.hearGuestPicture(humanCheckId)).status).toBe(200)
  expect(await world.readGuestPicture(humanCheckId)).toBe(humanCode)
  expect(outcome(await bookAsGuest(doctor, slot, { ...said, humanCheckId, humanCode }))).toBe('booked')
})

test('a solved picture is valid until a booking is made, and only for its guest', async () => {
  const doctor = await world.doctor()
  const [taken, free, other] = doctor.slots.map(slot => requireValue(slot))
  await bookAsGuest(doctor, requireValue(taken), { phone: newPhone() }, { anonymousId: randomUUID() })
  const guest = { anonymousId: randomUUID() }
  const said = { phone: newPhone(), recaptchaValue: undefined }
  const asked = await bookAsGuest(doctor, requireValue(taken), said, guest)
  const humanCheckId: string = asked.json.attributes.id
  await world.drawGuestPicture(humanCheckId)
  const humanCode = await world.readGuestPicture(humanCheckId)
  const stranger = await bookAsGuest(doctor, requireValue(free), { ...said, humanCheckId, humanCode })
  expect(outcome(stranger)).toBe('HUMAN_CHECK_REQUIRED')
  const late = await bookAsGuest(doctor, requireValue(taken), { ...said, humanCheckId, humanCode }, guest)
  expect(outcome(late)).toBe('TIMESLOT_IS_BUSY')
  expect(outcome(await bookAsGuest(doctor, requireValue(free), { ...said, humanCheckId }, guest))).toBe(
    'booked',
  )
  const next = await bookAsGuest(
    doctor,
    requireValue(other),
    { ...said, phone: newPhone(), humanCheckId },
    guest,
  )
  expect(outcome(next)).toBe('HUMAN_CHECK_REQUIRED')
})

test('a phone with many attempts needs the captcha within the hour, and waits after ten attempts in three hours', async () => {
  const doctor = await world.doctor({ policy: 'open', slots: 1 })
  const slot = requireValue(doctor.slots[0])
  await bookAsGuest(doctor, slot, { phone: newPhone() })
  const phone = newPhone()
  const tried = []
  for (let n = 0; n < 11; n += 1) {
    // Each request comes from another address, so that the address is not the reason.
    tried.push(outcome(await bookAsGuest(doctor, slot, { phone }, { address: `10.1.${n}.1` })))
  }
  expect(tried).toEqual([
    ...Array(3).fill('TIMESLOT_IS_BUSY'),
    ...Array(7).fill('HUMAN_CHECK_REQUIRED'),
    'TOO_MANY_REQUESTS',
  ])
  world.clock.advance(60)
  expect((await bookAsGuest(doctor, slot, { phone })).json.attributes).toEqual({ retryAfter: 2 * 3600 })
  world.clock.advance(2 * 60)
  expect(outcome(await bookAsGuest(doctor, slot, { phone }))).toBe('TIMESLOT_IS_BUSY')
})

test('an address with many attempts needs a human check; other addresses do not', async () => {
  const doctor = await world.doctor({ slots: 1 })
  const slot = requireValue(doctor.slots[0])
  await bookAsGuest(doctor, slot, { phone: newPhone() })
  const address = '192.0.2.7'
  const tried = []
  for (let n = 0; n < 21; n += 1)
    tried.push(outcome(await bookAsGuest(doctor, slot, { phone: newPhone() }, { address })))
  expect(tried).toEqual([...Array(20).fill('TIMESLOT_IS_BUSY'), 'HUMAN_CHECK_REQUIRED'])
  const other = await bookAsGuest(doctor, slot, { phone: newPhone() }, { address: '192.0.2.8' })
  expect(outcome(other)).toBe('TIMESLOT_IS_BUSY')
  world.clock.advance(11)
  expect(outcome(await bookAsGuest(doctor, slot, { phone: newPhone() }, { address }))).toBe(
    'TIMESLOT_IS_BUSY',
  )
})

test('no picture is drawn for an unknown check, and the number of drawings is limited', async () => {
  const unknown = await world.drawGuestPicture(randomUUID())
  expect([unknown.status, unknown.json.code]).toEqual([410, 'ERROR_SESSION_EXPIRED'])
  const doctor = await world.doctor()
  const asked = await bookAsGuest(
    doctor,
    requireValue(doctor.slots[0]),
    { phone: newPhone(), recaptchaValue: undefined },
    { anonymousId: randomUUID() },
  )
  const drawn = []
  for (let n = 0; n < 21; n += 1) drawn.push((await world.drawGuestPicture(asked.json.attributes.id)).status)
  expect(drawn).toEqual([...Array(20).fill(200), 429])
})
