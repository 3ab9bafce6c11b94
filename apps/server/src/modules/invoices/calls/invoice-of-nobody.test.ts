import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testServices } from '@vizit/test-kit/world/test-services.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'
import { addFeedKey, type KeyOwner } from '../../feeds/public.ts'
import { deletionActs } from '../../profile/testing/deletion-acts.ts'
import { invoiceActs, readFeed } from '../testing/invoice-acts.ts'

const world = await testWorld()
const { decide, list } = invoiceActs(world)
const { remove } = deletionActs(world)
const { providerCode } = world.clinic
const keyOf = async (kind: KeyOwner, code: string) =>
  requireValue(await addFeedKey({ kind, code }, null, { db: world.db, clock: world.clock })).key
const key = await keyOf('provider', providerCode)
const TEN_DAYS = 10 * 1440

let sequence = 1
/** The organisation sends an invoice for a visit. */
async function send(invoice: string, visitId: string) {
  const today = civilDateOf(world.clock.now())
  const reply = await world.app.inject({
    method: 'POST',
    url: `/api/v2/feeds/providers/${providerCode}/invoices?sequence=${sequence++}`,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'text/csv' },
    payload: `invoice,visit,programme,date,position,service,amount,covered\n${invoice},${visitId},bns,${today},1,Приём,60,60`,
  })
  return reply.statusCode
}

/** A visit that a member's programme pays, of the member or of somebody whom it covers. */
async function coveredVisit(profileId: string, member: { coverageId: string }, accountId: string) {
  const { assignmentId } = await world.doctor()
  const visitId = await world.pastVisit({ accountId, profileId } as never, assignmentId, {
    daysAgo: 3,
    covererCode: 'bns',
  })
  const paid = { coverage_id: member.coverageId, programme_code: 'bns', share: 100 }
  await world.db
    .insertInto('coverage_use')
    .values({ visit_id: visitId, ...paid })
    .execute()
  return visitId
}

const readBoth = async (invoice: string) => {
  const read = async (path: string, by: string) =>
    (await readFeed(world, path, by, '?limit=1000')).json.decisions.filter(
      (decision: { invoice: string }) => decision.invoice === invoice,
    )
  return [
    ...(await read(`providers/${providerCode}`, key)),
    ...(await read('programmes/bns', await keyOf('programme', 'bns'))),
  ]
}

test('an invoice for a patient whose account is deleted, or whom the family has removed, ends as not answered, never as confirmed', async () => {
  const [leaver, son] = [await world.patient(), await world.patient()]
  const own = await world.cover(leaver, { code: 'bns', kind: 'INSURER' })
  const mother = await world.relative(son.accountId, { relKind: 'OTHER', level: 'BOOK_VISITS' })
  const hers = await world.cover({ profileId: mother }, { code: 'bns', kind: 'INSURER' })
  const visits = [
    await coveredVisit(leaver.profileId, own, leaver.accountId),
    await coveredVisit(mother, hers, son.accountId),
  ]
  expect((await remove(leaver)).status).toBe(204)
  await world.db.deleteFrom('family_relation').where('profile_id', '=', mother).execute()
  for (const [at, visitId] of visits.entries()) expect(await send(`X-${at}`, visitId)).toBe(200)
  world.clock.advance(TEN_DAYS + 1440)
  await testServices(world).invoices.work()
  for (const at of visits.keys())
    expect(await readBoth(`X-${at}`)).toMatchObject([{ decision: 'UNANSWERED' }, { decision: 'UNANSWERED' }])
})

test('the spouse of a member who deleted the account answers the invoice, and the coverer reads by which member', async () => {
  const [holder, spouse] = [await world.patient(), await world.patient()]
  const covered = await world.cover(holder, { code: 'bns', kind: 'INSURER', coversFamily: true })
  await world.relate(holder.accountId, spouse.profileId, { relKind: 'SPOUSE', level: 'VIEW_COVERAGE' })
  await world.relate(spouse.accountId, holder.profileId, { relKind: 'SPOUSE', level: 'VIEW_COVERAGE' })
  const { code: member } = await world.db
    .selectFrom('programme_member')
    .select('code')
    .where('id', '=', covered.memberId)
    .executeTakeFirstOrThrow()
  const visitId = await coveredVisit(spouse.profileId, covered, spouse.accountId)
  expect((await remove(holder)).status).toBe(204)
  expect(await send('S-1', visitId)).toBe(200)
  const [{ id }] = (await list(spouse)).json
  await decide(spouse, id, { kind: 'CONFIRMED' })
  const [byClinic, byCoverer] = await readBoth('S-1')
  expect(byClinic).toMatchObject({ decision: 'CONFIRMED', orderId: visitId })
  expect(byCoverer).toMatchObject({ decision: 'CONFIRMED', member })
})
