import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type HostSettings, parseHostSettings, settingNames } from './host-settings.ts'
import { readFrameMessage, readHostMessage, sealed } from './messages.ts'
import { startAddress } from './start-address.ts'

const whole: Required<HostSettings> = {
  providerCode: 'demo',
  doctorId: '7',
  branchId: '1',
  assignmentIds: ['71', '72'],
  doctorOnline: true,
  profileFilter: 2,
  visitId: '01990000-0000-7000-8000-0000000000aa',
  phone: '375291234567',
  bookmark: true,
  ed: false,
}

describe('settings', () => {
  test('all settings together', () => expect(parseHostSettings(whole)).toEqual({ settings: whole }))

  test.each<[string, object, HostSettings]>([
    ['numbers for ids', { doctorId: 7, assignmentIds: [71] }, { doctorId: '7', assignmentIds: ['71'] }],
    ['a phone as people write it', { phone: '+375 (29) 123-45-67' }, { phone: '375291234567' }],
    ['what is not set', { doctorId: undefined, branchId: null }, {}],
    ['nothing', {}, {}],
  ])('%s', (_case, given, settings) => expect(parseHostSettings(given)).toEqual({ settings }))

  test.each<[keyof HostSettings, unknown]>([
    ['providerCode', 'Demo'],
    ['providerCode', ''],
    ['doctorId', '0'],
    ['doctorId', '7; drop'],
    ['doctorId', 7.5],
    ['branchId', ['1']],
    ['branchId', '1234567890123456789'],
    ['assignmentIds', []],
    ['assignmentIds', '71'],
    ['assignmentIds', ['71', 'x']],
    ['assignmentIds', Array.from({ length: 101 }, (_, index) => index + 1)],
    ['doctorOnline', 'true'],
    ['doctorOnline', 1],
    ['profileFilter', 3],
    ['profileFilter', '1'],
    ['visitId', 'a b'],
    ['visitId', 'x'.repeat(65)],
    ['phone', '+48 123 456 789'],
    ['phone', 375291234567],
    ['bookmark', 'yes'],
    ['ed', 0],
  ])('%s = %j is refused, and with it all others', (setting, value) => {
    const parsed = parseHostSettings({ ...whole, [setting]: value })
    expect(parsed.settings).toBeUndefined()
    expect(parsed.problems).toEqual([{ setting, expected: expect.any(String) }])
  })

  test.each(['doctor', '__proto__', 'constructor', 'toString', ''])('an unknown setting %j', name => {
    const given = JSON.parse(`{ "doctorId": "7", ${JSON.stringify(name)}: "1" }`)
    expect(parseHostSettings(given).problems?.map(({ setting }) => setting)).toEqual([name])
  })

  test.each([null, undefined, 'doctorId=7', 7, ['7'], true])('%j are no settings', given => {
    expect(parseHostSettings(given).problems).toHaveLength(1)
  })

  test('any input is accepted completely with its meaning, or refused', () => {
    const anyValue = fc.oneof(fc.anything(), fc.constantFrom(...Object.values(whole)))
    const anyName = fc.oneof(fc.string(), fc.constantFrom(...settingNames))
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.dictionary(anyName, anyValue)), given => {
        const { settings, problems } = parseHostSettings(given)
        expect(settings === undefined).toBe(problems !== undefined)
        if (!settings) return
        for (const name of Object.keys(settings)) expect(settingNames).toContain(name)
        expect(parseHostSettings(settings)).toEqual({ settings })
      }),
    )
  })
})

describe('messages', () => {
  const ofHost = [
    { type: 'hello', display: 'dialog' },
    { type: 'hello', display: 'inline' },
    { type: 'settings', settings: whole },
    { type: 'focus' },
  ] as const
  const ofFrame = [
    { type: 'ready' },
    { type: 'applied' },
    { type: 'error', code: 'MALFORMED_SETTINGS', problems: [{ setting: 'phone', expected: 'a phone' }] },
    { type: 'height', height: 640 },
    { type: 'screen' },
    { type: 'booked' },
    { type: 'close' },
  ] as const

  test.each(ofHost)('the host’s %j is read only by the frame', message => {
    expect(readHostMessage(sealed(message))).toEqual(message)
    expect(readFrameMessage(sealed(message))).toBeNull()
  })

  test.each(ofFrame)('the frame’s %j is read only by the host', message => {
    expect(readFrameMessage(sealed(message))).toEqual(message)
    expect(readHostMessage(sealed(message))).toBeNull()
  })

  test.each([
    ['of another version', { ...sealed({ type: 'booked' }), vizit: 2 }],
    ['of nobody', { type: 'booked' }],
    ['of an unknown type', { vizit: 1, type: 'paid' }],
    ['an invalid height', { vizit: 1, type: 'height', height: Number.NaN }],
    ['an endless height', { vizit: 1, type: 'height', height: Number.POSITIVE_INFINITY }],
    ['an unknown error', { vizit: 1, type: 'error', code: 'constructor', problems: [] }],
    ['an error without problems', { vizit: 1, type: 'error', code: 'HOST_NOT_ALLOWED' }],
    ['an invalid display mode', { vizit: 1, type: 'hello', display: 'toString' }],
    ['a text', '{"vizit":1,"type":"booked"}'],
  ])('%s is passed over', (_case, data) => {
    expect(readHostMessage(data)).toBeNull()
    expect(readFrameMessage(data)).toBeNull()
  })

  test('no message throws, and an accepted one has its meaning', () => {
    const anyType = fc.constantFrom(...[...ofHost, ...ofFrame].map(({ type }) => type))
    const almost = fc.record(
      { vizit: fc.constantFrom(1, 2, '1'), type: anyType, height: fc.anything(), display: fc.anything() },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.oneof(fc.anything(), almost), data => {
        const host = readHostMessage(data)
        const frame = readFrameMessage(data)
        expect(host === null || frame === null).toBe(true)
        if (host) expect(readHostMessage(sealed(host))).toEqual(host)
        if (frame) expect(readFrameMessage(sealed(frame))).toEqual(frame)
      }),
    )
  })
})

test.each<[string, HostSettings, string]>([
  ['nothing chosen', { providerCode: 'demo' }, '/online-booking?provider=demo'],
  [
    'a doctor',
    { providerCode: 'demo', doctorId: '7', branchId: '1' },
    '/timeslot?provider=demo&branch=1&doctor=7',
  ],
  [
    'one assignment',
    { providerCode: 'demo', assignmentIds: ['71'] },
    '/timeslot?provider=demo&assignment=71',
  ],
  ['several', { providerCode: 'demo', assignmentIds: ['71', '72'] }, '/online-booking?provider=demo'],
  [
    'a person',
    { providerCode: 'demo', phone: '375291234567', visitId: 'a' },
    '/online-booking?provider=demo',
  ],
])('a frame begins with %s and without a person', (_case, settings, address) => {
  expect(startAddress(settings)).toBe(address)
})
