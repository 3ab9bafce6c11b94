import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'
import { employer, linkingWorld } from '../testing/linking-world.ts'

const world = await testWorld()
const { db, clock } = world
const at = linkingWorld(world)
beforeEach(async () => {
  clock.set(WORLD_START)
  await at.clear()
})

/** The world's patients are Мария Иванова, born on 15 June 1985. */
const MARIA = '1;1;;;maria@plant.by;Иванова;Мария;15.06.1985;;'

async function requested(members: readonly string[] = [MARIA], folder: Parameters<typeof employer>[0] = {}) {
  await at.bringIn(employer({ members, ...folder }))
  const who = await world.patient()
  const asked = await at.employer(who, ' Maria@Plant.by ')
  return { who, asked, ...(await at.letterTo('maria@plant.by')) }
}
const codeOf = ({ json }: { json: { code?: string } }) => json?.code

test('a corporate address is confirmed by the code of the letter, and the programme is active', async () => {
  const { who, asked, code } = await requested()
  expect([asked.status, asked.json]).toEqual([
    200,
    { coverer: 'plant', maskedEmail: 'm***@p***.by', resendAfter: 61 },
  ])
  expect(await at.list(who)).toMatchObject({
    coverages: [],
    requests: [{ coverer: 'plant', waitsFor: 'EMAIL', sentTo: 'm***@p***.by', resendAfter: 61 }],
  })
  const { status, json } = await at.confirmEmployer(who, code)
  expect(status).toBe(200)
  const coverage = {
    id: json.coverage.id,
    profileId: who.profileId,
    relKind: 'ME',
    fullNameRu: 'Иванова Мария',
    coverer: 'plant',
    programCaption: 'Завод',
    kind: 'EMPLOYER',
    phones: ['+375 17 200-00-00'],
    limited: false,
    status: 'ACTIVE',
    validFrom: '2026-01-01',
    validTo: '2026-12-31',
    coversFamily: false,
    isOwn: true,
    through: null,
    endedByCoverer: false,
    endsWithChildhood: false,
    canEnd: true,
  }
  expect(json).toEqual({ coverage, request: null })
  expect(await at.list(who)).toEqual({ coverages: [coverage], requests: [] })
  const { json: profile } = await world.call('GET', '/api/v2/my/profile', who)
  expect(profile).toMatchObject({
    userType: 'EMPLOYER_PROGRAM',
    canEditProfile: false,
    programs: [{ coverer: 'plant' }],
  })
  const audit = await db
    .selectFrom('audit')
    .select('action')
    .where('profile_id', '=', who.profileId)
    .execute()
  expect(audit.map(({ action }) => action)).toEqual(['coverage-requested', 'coverage-linked'])
})

test('the link works on any device, again too, and ends with the coverage', async () => {
  const { who, token } = await requested()
  const done = { coverer: 'plant', programCaption: 'Завод' }
  for (const _time of [1, 2]) expect(await at.follow(token)).toMatchObject({ status: 200, json: done })
  const { coverages } = await at.list(who)
  expect(coverages).toHaveLength(1)
  expect((await at.end(who, coverages[0].id)).status).toBe(204)
  expect(codeOf(await at.end(who, coverages[0].id))).toBe('NOT_FOUND')
  expect(codeOf(await at.follow(token))).toBe('COVERAGE_REQUEST_OVER')
  expect(codeOf(await at.follow('unknown'))).toBe('LINK_EXPIRED')
})

test('the link says which programme it is for, and whether it was followed', async () => {
  const { who, token } = await requested()
  const read = async () => (await at.readLink(token)).json
  const plant = { coverer: 'plant', programCaption: 'Завод' }
  expect(await read()).toEqual({ ...plant, state: 'asked' })
  expect((await at.list(who)).coverages).toEqual([])
  await at.follow(token)
  expect(await read()).toEqual({ ...plant, state: 'linked' })
  const [{ id }] = (await at.list(who)).coverages
  await at.end(who, id)
  expect((await read()).code).toBe('COVERAGE_REQUEST_OVER')
  expect(codeOf(await at.readLink('unknown'))).toBe('LINK_EXPIRED')
})

test('the link says that the employer has not sent who the person is', async () => {
  const { token } = await requested(['1;1;;;maria@plant.by;;;;;'])
  expect(codeOf(await at.follow(token))).toBe('CONTRACT_IS_NOT_SYNCHRONIZED')
  expect((await at.readLink(token)).json).toMatchObject({ state: 'awaited' })
})

test('a lost answer is given again: with the same key, and to the same code typed anew', async () => {
  const { who, code } = await requested()
  const first = await at.confirmEmployer(who, code, 'once')
  expect((await at.confirmEmployer(who, code, 'once')).json).toEqual(first.json)
  expect((await at.confirmEmployer(who, code)).json.coverage.id).toBe(first.json.coverage.id)
  expect(await db.selectFrom('coverage').select('id').execute()).toHaveLength(1)
})

test('five wrong codes end the request, however many come at once; the same guess again is not another one', async () => {
  const { who, code } = await requested()
  const wrong = code === '000000' ? '111111' : '000000'
  const once = await at.confirmEmployer(who, wrong, 'guess')
  expect(once.json).toMatchObject({ code: 'INVALID_CODE', attributes: { attemptsLeft: 4 } })
  expect((await at.confirmEmployer(who, wrong, 'guess')).json.attributes).toEqual({ attemptsLeft: 4 })
  const tries = await Promise.all(Array.from({ length: 6 }, () => at.confirmEmployer(who, wrong)))
  expect(tries.filter(tried => codeOf(tried) === 'INVALID_CODE')).toHaveLength(4)
  expect(codeOf(await at.confirmEmployer(who, code))).toBe('COVERAGE_REQUEST_OVER')
})

test('an address of no employer is refused', async () => {
  const { who } = await requested()
  const other = await at.employer(who, 'maria@other.by')
  expect([other.status, other.json.code, other.json.attributes]).toEqual([
    404,
    'INVALID_CONTRACT_KEY',
    { key: 'EMAIL' },
  ])
  expect(other.json.detail).toContain('рабочий e\u2011mail')
  expect((await at.employer(who, 'maria')).json.attributes.fields).toEqual([
    { path: 'email', problem: 'email' },
  ])
})

test('who is not on the list learns it after the letter alone, and nobody else does', async () => {
  const { who } = await requested()
  const asked = await at.employer(who, 'nobody@plant.by')
  expect(asked.status).toBe(200)
  const { code } = await at.letterTo('nobody@plant.by')
  const refused = await at.confirmEmployer(who, code)
  expect([refused.status, refused.json.code]).toEqual([422, 'NO_CARD_FROM_COVERER'])
  expect(refused.json.detail).toContain('нет медицинского покрытия по программе «Завод»')
  expect(refused.json.detail).toContain('200')
})

test('a letter is sent once a minute to an address, and five times an hour; others lock nobody out of theirs', async () => {
  const { who } = await requested()
  const soon = await at.employer(who, 'maria@plant.by')
  expect([soon.status, soon.json.code, soon.json.attributes]).toEqual([
    409,
    'INVALID_STATE',
    { retryAfter: 61 },
  ])
  for (let time = 0; time < 4; time++) {
    clock.advance(2)
    expect((await at.employer(who, 'maria@plant.by')).status).toBe(200)
  }
  clock.advance(2)
  expect(codeOf(await at.employer(who, 'maria@plant.by'))).toBe('ERROR_TOO_MANY_REQUESTS')
  const other = await world.patient()
  expect((await at.employer(other, 'maria@plant.by')).status).toBe(200)
  clock.advance(2)
  const { json: refused } = await at.employer(other, 'maria@plant.by')
  expect(refused).toMatchObject({ code: 'ERROR_TOO_MANY_REQUESTS', attributes: { reason: 'recipient' } })
  expect(refused.detail).toContain('На этот адрес')
  expect((await at.employer(other, 'pavel@plant.by')).status).toBe(200)
})

test('one address is one person', async () => {
  const { who, code } = await requested()
  await at.confirmEmployer(who, code)
  const other = await world.patient()
  await at.employer(other, 'maria@plant.by')
  const refused = await at.confirmEmployer(other, (await at.letterTo('maria@plant.by')).code)
  expect(refused.json).toMatchObject({ code: 'COVERAGE_EXISTS', attributes: { isElsewhere: true } })
  expect(codeOf(await at.employer(who, 'anna@plant.by'))).toBe('COVERAGE_EXISTS')
})

test.each([
  ['CONTRACT_MISSMATCH', '1;1;;;maria@plant.by;Петрова;Анна;01.02.1980;;', {}],
  ['CONTRACT_MISSMATCH', '1;1;;;maria@plant.by;Иванова;Мария;16.06.1985;;', {}],
  ['CONTRACT_NOT_READY', MARIA, { contracts: ['1;01.01.2026;;нет;'] }],
  ['EXPIRED_CONTRACT', MARIA, { contracts: ['1;01.01.2025;01.03.2026;;'] }],
  ['NO_CARD_FROM_COVERER', `${MARIA}нет`, {}],
  ['CODE_COVERER_CARD_INACTIVE', `${MARIA}не действует`, {}],
])('%s', async (refusal, member, folder) => {
  const { who, code, token } = await requested([member], folder)
  const refused = await at.confirmEmployer(who, code)
  expect(refused.json).toMatchObject({
    code: refusal,
    attributes: { programCaption: 'Завод', phones: '+375 17 200-00-00' },
  })
  expect(codeOf(await at.follow(token))).toBe(refusal)
  expect((await at.list(who)).coverages).toEqual([])
})
