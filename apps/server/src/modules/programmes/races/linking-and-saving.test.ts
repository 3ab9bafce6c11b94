import { waitUntilBlocked } from '@vizit/test-kit/database/wait-until-blocked.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { type Kysely, sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { DB } from '../../../platform/database/generated/db.ts'
import { CARD, insuredPatients, maria } from '../testing/insured-patients.ts'
import { insurer, linkingWorld } from '../testing/linking-world.ts'

const world = await testWorld()
const { db } = world
const at = linkingWorld(world)
const { patientWith } = insuredPatients(world, at)
beforeEach(at.clear)

const path = '/api/v2/my/profile'
const MARIA = { fullNameRu: 'Иванова Мария', birthday: '1985-06-15', sex: 'FEMALE', consentReceived: false }
const codeOf = ({ json }: { json: { code?: string } }) => json?.code

/** Linking waits behind it once it has read the person. */
const holdMembers = (trx: Kysely<DB>) => sql`select from programme_member for update`.execute(trx)
/** Saving waits behind it once it has written the person. */
const holdAudit = (trx: Kysely<DB>) => sql`lock table audit in share mode`.execute(trx)

interface Both {
  link(): ReturnType<typeof at.insurer>
  save(): ReturnType<typeof at.insurer>
}

/** Lets one of the two begin first, and both end together; the answers of linking and saving. */
async function atOnce(first: keyof Both, both: Both) {
  const second = first === 'link' ? 'save' : 'link'
  const { replies } = await db.transaction().execute(async trx => {
    await (first === 'link' ? holdMembers : holdAudit)(trx)
    const one = both[first]()
    await waitUntilBlocked(db)
    const other = both[second]()
    await waitUntilBlocked(db, 2)
    return { replies: Promise.all([one, other]) }
  })
  const [one, other] = await replies
  return first === 'link' ? { linked: one, saved: other } : { linked: other, saved: one }
}

const ownChanges = [
  ['the name', { fullNameRu: 'Иванова Марина' }, 'CONTRACT_MISSMATCH'],
  ['the birthday', { birthday: '1985-06-16' }, 'CONTRACT_MISSMATCH'],
  // No insurer tells the sex.
  ['the sex', { sex: 'MALE' }, undefined],
] as const

async function owner(change: object) {
  const who = await patientWith(maria(`${CARD};`))
  const save = () => world.call('POST', path, { bearer: who.bearer, body: { ...MARIA, ...change } })
  return { who, both: { link: () => at.insurer(who, { barcode: CARD }), save } }
}

test.each(ownChanges)(
  'whoever links a programme keeps %s, which they change at the same moment',
  async (_, change) => {
    const { who, both } = await owner(change)
    const { linked, saved } = await atOnce('link', both)
    expect(linked.json.coverage).toMatchObject({ status: 'ACTIVE' })
    expect([saved.status, saved.json.code]).toEqual([422, 'PROFILE_NOT_EDITABLE'])
    expect((await world.call('GET', path, who)).json).toMatchObject({ ...MARIA, consentReceived: true })
  },
)

test.each(ownChanges)('%s that is saved first is what the programme compares', async (_, change, refusal) => {
  const { who, both } = await owner(change)
  const { linked, saved } = await atOnce('save', both)
  expect(saved.status).toBe(200)
  expect(codeOf(linked)).toBe(refusal)
  expect((await world.call('GET', path, who)).json).toMatchObject(change)
})

const CHILD = { relKind: 'CHILD', level: 'EDIT_PROFILE' } as const

async function parent(change: object) {
  const who = await world.patient()
  const profileId = await world.relative(who.accountId, CHILD, { firstName: 'Пётр', birthday: '2018-05-01' })
  await at.bringIn(insurer({ members: [`1;1;${CARD};;;Иванова;Пётр;01.05.2018;${who.phone};`] }))
  const save = () =>
    world.call('PUT', `${path}/child`, { bearer: who.bearer, body: { _id: profileId, ...change } })
  const link = () => at.insurer(who, { barcode: CARD, profileId })
  return { who, profileId, both: { link, save } }
}

const ofChild = [
  ['the name', { fullNameRu: 'Иванова Павел' }, 'CONTRACT_MISSMATCH'],
  ['the birthday', { birthday: '2018-05-02' }, 'CONTRACT_MISSMATCH'],
  ['the sex', { sex: 'MALE' }, undefined],
] as const

test.each(ofChild)(
  'a child that is linked keeps %s, which is changed at the same moment',
  async (_, change) => {
    const { both } = await parent(change)
    const { linked, saved } = await atOnce('link', both)
    expect(linked.json.coverage).toMatchObject({ status: 'ACTIVE' })
    expect(codeOf(saved)).toBe('PROFILE_NOT_EDITABLE')
  },
)

test.each(ofChild)(
  '%s of a child that is saved first is what the programme compares',
  async (_, change, refusal) => {
    const { both } = await parent(change)
    const { linked, saved } = await atOnce('save', both)
    expect(saved.status).toBe(200)
    expect(codeOf(linked)).toBe(refusal)
  },
)

test("a child's phone that is saved leaves the name that another parent saves at the same moment", async () => {
  const { profileId, both } = await parent({ phone: '+375 (29) 700-00-01' })
  const { reply } = await db.transaction().execute(async trx => {
    await sql`select from profile where id = ${profileId} for update`.execute(trx)
    const reply = both.save()
    await waitUntilBlocked(db)
    await trx.updateTable('profile').set({ first_name: 'Павел' }).where('id', '=', profileId).execute()
    return { reply }
  })
  expect((await reply).status).toBe(200)
  const saved = await db.selectFrom('profile').select('first_name').where('id', '=', profileId).execute()
  expect(saved).toEqual([{ first_name: 'Павел' }])
})

const leave = (accountId: string, profileId: string) => (trx: Kysely<DB>) =>
  trx
    .deleteFrom('family_relation')
    .where('account_id', '=', accountId)
    .where('profile_id', '=', profileId)
    .execute()

test('a parent whose child leaves the family at the same moment links nothing and ends nothing', async () => {
  const { who, profileId, both } = await parent({})
  const other = await world.patient()
  await world.relate(other.accountId, profileId, CHILD)
  const { reply } = await db.transaction().execute(async trx => {
    await leave(who.accountId, profileId)(trx)
    const reply = both.link()
    await waitUntilBlocked(db)
    return { reply }
  })
  expect(codeOf(await reply)).toBe('NOT_FOUND')
  expect((await at.list(other)).coverages).toEqual([])
  await world.relate(who.accountId, profileId, CHILD)
  const { id } = (await both.link()).json.coverage
  const { ended } = await db.transaction().execute(async trx => {
    await leave(who.accountId, profileId)(trx)
    const ended = at.end(who, id)
    await waitUntilBlocked(db)
    return { ended }
  })
  expect(codeOf(await ended)).toBe('NOT_FOUND')
  expect((await at.list(other)).coverages).toMatchObject([{ id, status: 'ACTIVE' }])
})
