import { randomUUID } from 'node:crypto'
import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { expect, test } from 'vitest'
import { checkSenderLimits, type Sender } from './check-sender-limits.ts'
import { countCodeGuesses } from './count-code-guesses.ts'

const { db } = await testDatabase()
const START = Date.parse('2026-03-02T06:00:00Z')
const PHONE = '375291112233'
const HOUR = 3600

let made = 0
const stranger = (knownDevice = false): Sender => ({
  phone: PHONE,
  deviceId: `device-${++made}`,
  addressHash: Buffer.from(randomUUID()),
  knownDevice,
  proven: true,
})

async function sendTo({ phone, deviceId, addressHash, knownDevice }: Sender, guesses: number, at: Date) {
  await db
    .insertInto('phone_login')
    .values({
      id: randomUUID(),
      phone,
      device_id: deviceId,
      device_name: '',
      language: 'ru',
      address_hash: addressHash,
      known_device: knownDevice,
      state: 'code-sent',
      guesses,
      sent_at: at,
      created_at: at,
      expires_at: at,
    })
    .execute()
}

test('however many requests strangers make for a number, they have at most 72 guesses in 24 hours, and nobody waits longer than three hours', async () => {
  const guessed: { at: number; guesses: number }[] = []
  for (let second = 0; second < 60 * HOUR; second += 600) {
    const now = new Date(START + second * 1000)
    for (;;) {
      const sender = stranger()
      const verdict = await checkSenderLimits(db, sender, now)
      if (verdict.kind === 'wait' || verdict.kind === 'sender-locked') {
        expect(verdict.retryAfter).toBeLessThanOrEqual(3 * HOUR)
        break
      }
      const guesses = await countCodeGuesses(db, sender, now)
      guessed.push({ at: second, guesses })
      await sendTo(sender, guesses, now)
    }
  }
  const within24Hours = guessed.map(({ at: from }) =>
    guessed
      .filter(({ at }) => at >= from && at < from + 24 * HOUR)
      .reduce((sum, { guesses }) => sum + guesses, 0),
  )
  expect(Math.max(...within24Hours)).toBe(72)
  expect(guessed.length).toBe(6 * (60 / 3))
})

test('a device that has signed in before keeps its five guesses', async () => {
  const now = new Date(START + 60 * HOUR * 1000)
  expect(await countCodeGuesses(db, stranger(), now)).toBe(1)
  expect(await countCodeGuesses(db, stranger(true), now)).toBe(5)
})
