import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { api } from '@vizit/contract/api.ts'
import type { Call } from '@vizit/contract/call.ts'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLogger } from '../observability/logger.ts'
import { type Input, inputOf, leavesOf, PARTS, withValue } from './testing/contract-inputs.ts'

const logged: string[] = []
const log = createLogger(
  'warn',
  new Writable({
    write: (chunk, _encoding, done) => {
      logged.push(String(chunk))
      done()
    },
  }),
)
const world = await testWorld({ log })
const known: Record<string, unknown> = {}
let link = ''

beforeAll(async () => {
  const doctor = await world.doctor()
  const [, slot] = doctor.slots
  const phone = '375297654321'
  await world.bookAsGuest(doctor, requireValue(doctor.slots[0]), { phone })
  link = await world.openLink(phone)
  const serviceId = await world.service(doctor.assignmentId)
  Object.assign(known, {
    provider: world.clinic.providerCode,
    providerCode: world.clinic.providerCode,
    doctors: doctor.doctorId,
    assignments: doctor.assignmentId,
    services: serviceId,
    timeslots: requireValue(slot).timetableId,
    doctorId: doctor.doctorId,
    branchId: world.clinic.branchId,
    assignmentId: doctor.assignmentId,
    assignmentIds: doctor.assignmentId,
    ids: doctor.assignmentId,
    timetableId: requireValue(slot).timetableId,
    timeslotId: requireValue(slot).timetableId,
    serviceId,
    date: '2026-03-03',
    dateStart: '2026-03-03',
    dateEnd: '2026-03-04',
  })
})
afterAll(() => expect(logged.filter(line => line.includes('"level":"error"'))).toEqual([]))

const NUMBERS = ['32768', '2147483648', '-2147483649', '9223372036854775808', '999999999999999999', '1e309']
const DATES = ['0000-01-01', '0001-01-01', '9999-12-31', '0000-12-31T23:59:59Z', '9999-12-31T23:59:59Z']
const TEXTS = [
  '',
  '\ud800',
  '\u{10ffff}',
  '%',
  '\\',
  '\n',
  'x'.repeat(3000),
  'я'.repeat(3000),
  '24:00',
  '00:00',
]
const VALUES: unknown[] = [
  ...[...NUMBERS, ...DATES, ...TEXTS],
  ...[32_768, 2_147_483_648, -2_147_483_649, Number.MAX_SAFE_INTEGER, 1e300, 0.5],
  ...[true, null, [], {}],
]

/** Which ids of the sample exist, so that more than a missing row is tested. */
function sampleOf(call: Call, own: Record<string, unknown>): Input {
  const input = inputOf(call)
  for (const part of PARTS) {
    const schema = call[part]
    if (!schema || Array.isArray(input[part])) continue
    for (const path of leavesOf(schema)) {
      const [name = ''] = path
      // An `id` belongs to the resource that precedes it in the path.
      const named = name === 'id' ? /(\w+)\/:id/.exec(call.path)?.[1] : name
      const value = own[name] ?? known[named ?? name]
      const given = { ...input[part], [name]: value }
      if (value !== undefined && path.length === 1 && schema.safeParse(given).success) input[part] = given
    }
  }
  return input
}

const places = Object.entries(api).flatMap(([name, call]: [string, Call]) =>
  PARTS.flatMap(part =>
    leavesOf(call[part]).map(path => [`${name} ${[part, ...path].join('.')}`, call, part, path] as const),
  ),
)

test('there are inputs to test', () => expect(places.length).toBeGreaterThan(150))

test.each(places)(
  '%s: values outside their bounds never cause a server error',
  async (_name, call, part, path) => {
    const patient = await world.patient()
    const authorization = call.who === 'link' ? `Visit ${link}` : `Bearer ${patient.bearer}`
    const input = sampleOf(call, { profileId: patient.profileId })
    const broken: unknown[] = []
    for (const value of VALUES) {
      const sent: Input = { ...input, [part]: withValue(input[part], path, value) }
      if (!isAccepted(call, part, sent) && !isFirstRefusal(call, value)) continue
      const { params = {}, query, body } = sent
      const url = call.path.replaceAll(/:(\w+)/g, (_, field: string) => encoded(params[field]))
      const search = query
        ? `?${Object.entries(query)
            .map(([field, of]) => `${field}=${encoded(of)}`)
            .join('&')}`
        : ''
      const reply = await world.app.inject({
        method: call.method,
        url: `${url}${search}`,
        headers: { authorization },
        ...(body && { payload: body }),
        payloadAsStream: true,
      })
      if (reply.statusCode >= 500 && reply.statusCode !== 503)
        broken.push([value, await text(reply.stream())])
      reply.stream().destroy()
    }
    expect(broken).toEqual([])
  },
)

/** Whether the call's own schema lets an input through to its handler; params and the query arrive as text. */
function isAccepted(call: Call, part: (typeof PARTS)[number], sent: Input): boolean {
  const given =
    part === 'body'
      ? sent.body
      : Object.fromEntries(
          Object.entries(sent[part] ?? {}).map(([name, value]) => [name, decodeURIComponent(encoded(value))]),
        )
  return call[part]?.safeParse(given).success ?? true
}

const refused = new Map<Call, Set<unknown>>()
/** A value that the schema refuses is sent once to each call: what refuses it is the same for all its fields. */
function isFirstRefusal(call: Call, value: unknown): boolean {
  const values = refused.get(call) ?? new Set()
  refused.set(call, values)
  const isFirst = !values.has(value)
  values.add(value)
  return isFirst
}

/** A lone surrogate has no UTF-8 encoding; it is sent as the replacement character. */
const encoded = (value: unknown) => encodeURIComponent(String(value).toWellFormed())
