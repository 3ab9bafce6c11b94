import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, describe, expect, test } from 'vitest'

const world = await testWorld()
const { askForCode, bookAsGuest, confirmCode, db, linkOf, ofLink, openLink } = world
beforeEach(() => world.clock.set(WORLD_START))

let made = 0
const newPhone = () => `37544${String(++made).padStart(7, '0')}`
const seconds = (count: number) => world.clock.advance(count / 60)
const codeOf = async (phone: string) => /\d{6}/.exec((await world.messagesTo(phone))[0] ?? '')?.[0] ?? ''
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

/** A guest with a visit, and its doctor. */
async function guest(slots = 4) {
  const doctor = await world.doctor({ slots })
  const phone = newPhone()
  const { json } = await bookAsGuest(doctor, requireValue(doctor.slots[0]), { phone }, { language: 'be' })
  return { doctor, phone, orderId: json.visit.orderId as string, token: await linkOf(phone) }
}

describe("the code of a guest's link", () => {
  test("is sent to the visit's phone, in its language, and opens this visit", async () => {
    const { phone, orderId, token } = await guest()
    const asked = await askForCode(token)
    expect(asked.json).toMatchObject({ maskedPhone: `+375 (44) ***-**-${phone.slice(-2)}`, resendAfter: 61 })
    expect((await world.messagesTo(phone))[0]).toMatch(/^Візіт: код \d{6} адкрые ваш візіт/)
    const confirmed = await confirmCode(asked.json.id, await codeOf(phone))
    expect(confirmed.status).toBe(200)
    expect(confirmed.json.expiresAt).toBe('2026-03-02T06:30:00Z')
    const shown = await ofLink('GET', confirmed.json.token)
    expect([shown.status, shown.json.orderId]).toEqual([200, orderId])
    const stored = JSON.stringify(await db.selectFrom('guest_session').selectAll().execute())
    expect(stored).not.toContain(confirmed.json.token)
  })

  test('can be sent again after 61 seconds, and has five guesses', async () => {
    const { phone, token } = await guest()
    const first = await askForCode(token)
    const soon = await askForCode(token)
    expect([soon.status, soon.json.code, soon.json.attributes]).toEqual([
      409,
      'INVALID_STATE',
      { retryAfter: 61 },
    ])
    const code = await codeOf(phone)
    const left = []
    for (let n = 0; n < 5; n += 1) left.push((await confirmCode(first.json.id, wrong(code))).json.attributes)
    expect(left).toEqual([
      { attemptsLeft: 4 },
      { attemptsLeft: 3 },
      { attemptsLeft: 2 },
      { attemptsLeft: 1 },
      { attemptsLeft: 0, retryAfter: 61 },
    ])
    const late = await confirmCode(first.json.id, code)
    expect([late.status, late.json.code]).toEqual([423, 'BLOCKED_TRY_LATER'])
    seconds(61)
    const second = await askForCode(token)
    expect((await confirmCode(second.json.id, await codeOf(phone))).status).toBe(200)
  })

  test('is valid for five minutes, once', async () => {
    const { phone, token } = await guest()
    const asked = await askForCode(token)
    const code = await codeOf(phone)
    expect((await confirmCode(asked.json.id, code)).status).toBe(200)
    const spent = await confirmCode(asked.json.id, code)
    expect([spent.status, spent.json.code]).toEqual([410, 'ERROR_SESSION_EXPIRED'])
    seconds(61)
    const late = await askForCode(token)
    seconds(300)
    expect((await confirmCode(late.json.id, await codeOf(phone))).json.code).toBe('ERROR_SESSION_EXPIRED')
  })

  test('is sent six times an hour to a phone; other phones are not affected', async () => {
    const { token } = await guest()
    for (let n = 0; n < 6; n += 1) {
      expect((await askForCode(token, { address: `10.2.${n}.1` })).status).toBe(200)
      seconds(61)
    }
    const seventh = await askForCode(token, { address: '10.2.9.1' })
    expect([seventh.status, seventh.json.code]).toEqual([409, 'INVALID_STATE'])
    expect(seventh.json.attributes.retryAfter).toBe(3600 - 6 * 61)
    const other = await guest()
    expect((await askForCode(other.token)).status).toBe(200)
  })

  test('guessed wrong fifty times from one address locks the address, not the phones', async () => {
    const address = '192.0.2.5'
    let last = await guest()
    for (let n = 0; n < 10; n += 1) {
      last = await guest(1)
      const { json } = await askForCode(last.token, { address: '10.3.0.1' })
      const code = wrong(await codeOf(last.phone))
      for (let guess = 0; guess < 5; guess += 1) await confirmCode(json.id, code, { address })
    }
    seconds(61)
    const { json } = await askForCode(last.token)
    const code = await codeOf(last.phone)
    const locked = await confirmCode(json.id, wrong(code), { address })
    expect([locked.status, locked.json.code]).toEqual([429, 'ERROR_TOO_MANY_REQUESTS'])
    expect((await confirmCode(json.id, code)).status).toBe(200)
  })
})

describe("an expired guest's link", () => {
  const refusal = ({ status, json }: Awaited<ReturnType<typeof askForCode>>) => JSON.stringify([status, json])

  test('gets the same answer as an unknown one: a day after the visit, or after its cancellation', async () => {
    const unknown = refusal(await askForCode('no-such-link'))
    expect(unknown).toContain('VISIT_LINK_EXPIRED')
    const over = await guest()
    world.clock.set('2026-03-04T06:31:00Z')
    expect(refusal(await askForCode(over.token))).toBe(unknown)
    world.clock.set(WORLD_START)
    const cancelled = await guest()
    await ofLink('DELETE', await openLink(cancelled.phone))
    seconds(61)
    expect((await askForCode(cancelled.token)).status).toBe(200)
    world.clock.advance(24 * 60)
    expect(refusal(await askForCode(cancelled.token))).toBe(unknown)
  })

  test('opens nothing after somebody imported the visit', async () => {
    const { phone, orderId, token } = await guest()
    const link = await openLink(phone)
    const { accountId } = await world.patient()
    await db
      .updateTable('visit_contact')
      .set({ imported_by: accountId })
      .where('visit_id', '=', orderId)
      .execute()
    expect((await ofLink('GET', link)).json.code).toBe('SESSION_EXPIRED')
    seconds(61)
    expect((await askForCode(token)).json.code).toBe('VISIT_LINK_EXPIRED')
  })
})

describe("an opened guest's visit", () => {
  test('is shown without the patient’s data, and as a calendar file', async () => {
    const { phone, orderId } = await guest()
    const link = await openLink(phone)
    const { json } = await ofLink('GET', link)
    expect(json).toMatchObject({ orderId, customerFirstName: 'Ольга', isManageable: true })
    for (const secret of ['Петрова', phone, '1990', 'profileId']) {
      expect(JSON.stringify(json)).not.toContain(secret)
    }
    const file = await ofLink('GET', link, { path: '/calendar.ics' })
    expect(file.text).toContain('STATUS:CONFIRMED')
  })

  test('can be moved, keeps its id, and an SMS is sent; the old time is free again', async () => {
    const { doctor, phone, orderId } = await guest()
    const [from, , to] = doctor.slots
    const link = await openLink(phone)
    const moved = await ofLink('PATCH', link, { body: { timetableId: requireValue(to).timetableId } })
    expect([moved.status, moved.json.orderId, moved.json.startDate]).toEqual([
      200,
      orderId,
      '2026-03-03T07:00:00Z',
    ])
    expect((await world.messagesTo(phone))[0]).toContain('Візіт: перанос на')
    expect((await bookAsGuest(doctor, requireValue(from), { phone: newPhone() })).status).toBe(201)
    const taken = await ofLink('PATCH', link, { body: { timetableId: requireValue(from).timetableId } })
    expect([taken.status, taken.json.code]).toEqual([409, 'TIMESLOT_IS_BUSY'])
  })

  test('cannot be moved to the time of another visit of the patient, of which nothing is shown', async () => {
    const other = await world.doctor({ from: '2026-03-03T07:15:00Z' })
    const { doctor, phone } = await guest()
    const link = await openLink(phone)
    await bookAsGuest(other, requireValue(other.slots[0]), { phone })
    const refused = await ofLink('PATCH', link, {
      body: { timetableId: requireValue(doctor.slots[2]).timetableId },
    })
    expect([refused.status, refused.json.code, refused.json.attributes]).toEqual([409, 'PATIENT_BUSY', {}])
  })

  test('can be cancelled, also again, and its time is free', async () => {
    const { doctor, phone } = await guest()
    const link = await openLink(phone)
    expect((await ofLink('DELETE', link)).status).toBe(204)
    expect((await ofLink('DELETE', link)).status).toBe(204)
    expect((await ofLink('GET', link)).json.status).toBe('cancelled')
    expect((await world.messagesTo(phone)).filter(text => text.startsWith('Візіт: скасаванне'))).toHaveLength(
      1,
    )
    expect((await bookAsGuest(doctor, requireValue(doctor.slots[0]), { phone: newPhone() })).status).toBe(201)
    const moved = await ofLink('PATCH', link, {
      body: { timetableId: requireValue(doctor.slots[1]).timetableId },
    })
    expect(moved.json.code).toBe('NOT_FOUND')
  })

  test('can be changed until 30 minutes before its start', async () => {
    const { doctor, phone } = await guest()
    world.clock.set('2026-03-03T05:31:00Z')
    const link = await openLink(phone)
    const cancelled = await ofLink('DELETE', link)
    expect([cancelled.status, cancelled.json.attributes]).toEqual([
      423,
      { phones: '375172000000;375291000000', reason: 'cut-off', cutOffMinutes: 30 },
    ])
    const moved = await ofLink('PATCH', link, {
      body: { timetableId: requireValue(doctor.slots[3]).timetableId },
    })
    expect(moved.json.code).toBe('VISIT_CHANGE_TOO_LATE')
  })

  test('is closed after half an hour', async () => {
    const { phone } = await guest()
    const link = await openLink(phone)
    world.clock.advance(30)
    expect((await ofLink('GET', link)).json.code).toBe('SESSION_EXPIRED')
    expect((await ofLink('GET', 'another-token')).json.code).toBe('UNAUTHENTICATED')
  })
})
