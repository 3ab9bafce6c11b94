import { bookVisit, holdTimeslot } from '@vizit/contract/calls/booking.ts'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { handle } from './handle-call.ts'
import { httpBinding } from './plugin.ts'
import { detail } from './refusal-detail.ts'
import { register } from './register-calls.ts'
import { security } from './security.ts'

const app = Fastify()
await app.register(httpBinding, { strict: true, identify: async () => 'UNAUTHENTICATED', detail })
await app.register(security, { frameAncestors: ['https://clinic.test'], requestsPerMinute: 100 })
register(app, [handle(holdTimeslot, async ({ refuse }) => refuse('TIMESLOT_IS_BUSY'))], {})
register(app, [handle(bookVisit, async ({ refuse }) => refuse('TIMESLOT_IS_BUSY'))], {})
afterAll(() => app.close())

const hold = (remoteAddress: string, guest: number) =>
  app.inject({
    method: 'POST',
    url: holdTimeslot.path,
    remoteAddress,
    headers: { 'x-anonymous-id': `00000000-0000-4000-8000-${String(guest).padStart(12, '0')}` },
    payload: { timetableId: '1', assignmentId: '1' },
  })

test('one address cannot use up the limit of other addresses, however many accounts it uses', async () => {
  const { perAddress } = holdTimeslot
  for (let guest = 0; guest < perAddress.times; guest++) {
    expect((await hold('203.0.113.7', guest)).statusCode).toBe(409)
  }
  const refused = await hold('203.0.113.7', perAddress.times)
  expect(refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  expect(refused.json().attributes.retryAfter).toBeGreaterThan(0)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(perAddress.seconds)
  expect((await hold('203.0.113.8', 1)).statusCode).toBe(409)
})

test('refused requests count too, so bearer values cannot be tried without end', async () => {
  const trying = () =>
    app.inject({
      method: 'POST',
      url: bookVisit.path,
      remoteAddress: '203.0.113.10',
      headers: { authorization: 'Bearer device:guess' },
    })
  for (let guess = 0; guess < 100; guess++) expect((await trying()).json().code).toBe('UNAUTHENTICATED')
  expect((await trying()).json().code).toBe('TOO_MANY_REQUESTS')
})

test('only allowed origins may frame the product, and no foreign script runs', async () => {
  const { headers } = await hold('203.0.113.9', 1)
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("frame-ancestors 'self' https://clinic.test")
  expect(policy).toContain("script-src 'self'")
  expect(headers['x-content-type-options']).toBe('nosniff')
})

test('no page may use the microphone or payment of a device, and only our own its location and camera', async () => {
  const permissions = String((await hold('203.0.113.11', 1)).headers['permissions-policy'])
  for (const feature of ['microphone', 'payment', 'usb']) expect(permissions).toContain(`${feature}=()`)
  for (const feature of ['geolocation', 'camera']) expect(permissions).toContain(`${feature}=(self)`)
})
