import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'
import { deletionActs } from '../../profile/testing/deletion-acts.ts'
import { coveragesForExport } from '../store/coverages-for-export.ts'
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

test('a coverage that is over does not stand in the way of a new address of the same employer', async () => {
  const { who, code } = await requested()
  await at.confirmEmployer(who, code)
  const again = '2;2;;;maria.new@plant.by;Иванова;Мария;15.06.1985;;'
  const contracts = ['1;01.01.2026;01.03.2026;;', '2;02.03.2026;;;']
  await at.bringIn(employer({ members: [MARIA, again], contracts }))
  expect((await at.employer(who, 'maria.new@plant.by')).status).toBe(200)
  const linked = await at.confirmEmployer(who, (await at.letterTo('maria.new@plant.by')).code)
  expect(linked.json.coverage).toMatchObject({ status: 'ACTIVE', validFrom: '2026-03-02' })
})

test('a programme is not active before its day, which is shown', async () => {
  const { who, code } = await requested([MARIA], { contracts: ['1;10.03.2026;31.12.2026;;'] })
  await at.confirmEmployer(who, code)
  expect((await at.list(who)).coverages).toMatchObject([{ status: 'INACTIVE', validFrom: '2026-03-10' }])
  const { json: profile } = await world.call('GET', '/api/v2/my/profile', who)
  expect(profile).toMatchObject({ userType: 'REGULAR', canEditProfile: false })
})

test('whom the coverer has not described yet is tried again by itself, and told once', async () => {
  const { who, code } = await requested(['1;1;;;maria@plant.by;;;;;'])
  const refused = await at.confirmEmployer(who, code)
  expect([refused.status, refused.json.code]).toEqual([409, 'CONTRACT_IS_NOT_SYNCHRONIZED'])
  expect((await at.list(who)).requests).toMatchObject([{ waitsFor: 'DATA', refusal: null }])
  await at.retry()
  expect((await at.list(who)).coverages).toEqual([])
  await at.bringIn(employer({ members: [MARIA] }))
  await Promise.all([at.retry(), at.retry()])
  expect(await at.list(who)).toMatchObject({ coverages: [{ status: 'ACTIVE' }], requests: [] })
  expect(await at.sentTo(who.phone)).toEqual(['Визит: программа «Завод» подключена.'])
})

test('data that turn out to be of somebody else end the waiting with the reason', async () => {
  const { who, code } = await requested(['1;1;;;maria@plant.by;;;;;'])
  await at.confirmEmployer(who, code)
  await at.bringIn(employer({ members: ['1;1;;;maria@plant.by;Петрова;Анна;01.02.1980;;'] }))
  await at.retry()
  const { requests } = await at.list(who)
  expect(requests).toMatchObject([{ waitsFor: 'NOTHING', refusal: 'CONTRACT_MISSMATCH' }])
  expect((await at.sentTo(who.phone))[0]).toContain('программа «Завод» не подключена')
  expect((await at.end(who, requests[0].id)).status).toBe(204)
  expect((await at.list(who)).requests).toEqual([])
})

test('leaving the company ends the coverage, and the person is told in the same import', async () => {
  const { who, code } = await requested()
  await at.confirmEmployer(who, code)
  await at.bringIn(employer({ members: ['2;1;;;anna@plant.by;Петрова;Анна;01.02.1980;;'] }))
  expect((await at.list(who)).coverages).toMatchObject([
    { status: 'ENDED', endedByCoverer: true, canEnd: false },
  ])
  expect(await at.sentTo(who.phone)).toEqual([
    expect.stringContaining('программа «Завод» больше не действует'),
  ])
  await at.bringIn(employer({ members: ['2;1;;;anna@plant.by;Петрова;Анна;01.02.1980;;'] }))
  expect(await at.sentTo(who.phone)).toHaveLength(1)
  clock.advance(91 * 1440)
  expect((await at.list(await world.anotherDevice(who))).coverages).toEqual([])
})

test('a family sees what it may see, and who covers whom', async () => {
  const { who, code } = await requested([MARIA], { coversFamily: true })
  await at.confirmEmployer(who, code)
  const spouse = await world.patient()
  const rights = { relKind: 'CHILD', level: 'VIEW_REPORTS_TESTS' } as const
  const child = await world.relative(who.accountId, rights, { birthday: '2018-05-01' })
  await world.relate(who.accountId, spouse.profileId, { relKind: 'SPOUSE', level: 'VIEW_NAME' })
  await world.relate(spouse.accountId, who.profileId, { relKind: 'SPOUSE', level: 'VIEW_COVERAGE' })
  expect((await at.list(who)).coverages).toMatchObject([
    { profileId: who.profileId, isOwn: true, canEnd: true },
    { profileId: child, isOwn: false, through: 'Иванова Мария', canEnd: false },
  ])
  expect((await at.list(spouse)).coverages).toMatchObject([
    { profileId: spouse.profileId, isOwn: false },
    { profileId: who.profileId, isOwn: true, canEnd: false },
  ])
  const [{ id }] = (await at.list(who)).coverages
  expect(codeOf(await at.end(spouse, id))).toBe('NOT_FOUND')
})

test('a deleted account is covered no more, and its address can be linked by another one', async () => {
  const { who, code } = await requested()
  await at.confirmEmployer(who, code)
  expect((await deletionActs(world).remove(who)).status).toBe(204)
  expect(await db.selectFrom('coverage').where('ended_at', 'is', null).selectAll().execute()).toEqual([])
  const other = await world.patient()
  await at.employer(other, 'maria@plant.by')
  const linked = await at.confirmEmployer(other, (await at.letterTo('maria@plant.by')).code)
  expect(linked.json.coverage).toMatchObject({ status: 'ACTIVE' })
})

test('the copy of the data has the programmes that were linked and ended', async () => {
  const { who, code } = await requested()
  const { json } = await at.confirmEmployer(who, code)
  await at.end(who, json.coverage.id)
  const copy = await coveragesForExport(db, { profileIds: [who.profileId], language: 'ru' })
  expect(copy).toMatchObject([{ coverer: 'plant', programCaption: 'Завод', endedBy: 'PERSON' }])
})

test('a programme that was left and linked again several times is listed once, as it is now', async () => {
  const { who, code } = await requested()
  await at.confirmEmployer(who, code)
  const listed = async () => (await at.list(who)).coverages.map(({ status }: { status: string }) => status)
  for (let turn = 0; turn < 2; turn++) {
    clock.advance(60)
    await at.bringIn(employer({ members: ['9;1;;;other@plant.by;Котова;Нина;01.02.1990;;'] }))
    expect(await listed()).toEqual(['ENDED'])
    await at.bringIn(employer({ members: [MARIA] }))
    await at.employer(who, 'maria@plant.by')
    await at.confirmEmployer(who, (await at.letterTo('maria@plant.by')).code)
    expect(await listed()).toEqual(['ACTIVE'])
  }
  const [{ id }] = (await at.list(who)).coverages
  await at.end(who, id)
  expect(await listed()).toEqual([])
})

test.each(['завод.бел', 'xn--80aegj1b.xn--90ais'])(
  'a domain of Cyrillic letters is the same however it is written: %s',
  async domain => {
    const members = [`1;1;;;maria@${domain};Иванова;Мария;15.06.1985;;`]
    const folder = employer({ members })
    await at.bringIn({
      ...folder,
      'programme.csv': `Код;Вид;Название;Домены почты\nplant;работодатель;Завод;${domain}`,
    })
    const who = await world.patient()
    expect((await at.employer(who, 'maria@завод.бел')).status).toBe(200)
    const { code } = await at.letterTo('maria@завод.бел')
    expect((await at.confirmEmployer(who, code)).json.coverage).toMatchObject({ status: 'ACTIVE' })
  },
)
