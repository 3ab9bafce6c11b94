import { expect, test } from 'vitest'
import { createVapid } from './vapid.ts'

const contact = 'mailto:ops@example.by'
const now = new Date('2026-03-02T06:00:00Z')

test('servers with the same secret have the same key for push services, others another', () => {
  const keyOf = (secret: string) => createVapid({ secret, contact }).publicKey
  expect(keyOf('one')).toBe(keyOf('one'))
  expect(keyOf('one')).not.toBe(keyOf('two'))
  expect(keyOf('one')).toMatch(/^B[\w-]{86}$/)
})

test('a configured private key is used unchanged', () => {
  // The key pair of RFC 8291, appendix A.
  const privateKey = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'
  expect(createVapid({ secret: 'one', contact, privateKey }).publicKey).toBe(
    'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  )
  expect(() => createVapid({ secret: 'one', contact, privateKey: 'A'.repeat(43) })).toThrow(
    'PUSH_PRIVATE_KEY',
  )
})

test('an authorization is valid for one origin, for hours', async () => {
  const vapid = createVapid({ secret: 'one', contact })
  const first = await vapid.authorization('https://push.test', now)
  const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
  expect(await vapid.authorization('https://push.test', later(5))).toBe(first)
  expect(await vapid.authorization('https://push.test', later(7))).not.toBe(first)
  expect(await vapid.authorization('https://another.test', now)).not.toBe(first)
})
