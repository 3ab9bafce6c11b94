import type { api, CallName } from '@vizit/contract/api.ts'
import { anAdult, familyActs, freePhone } from '@vizit/test-kit/world/family-acts.ts'
import type { World } from '@vizit/test-kit/world/world.ts'

type Patient = Awaited<ReturnType<World['patient']>>

/** The calls that the contract marks `freshCode`. */
export type FreshCallName = {
  [N in CallName]: (typeof api)[N] extends { freshCode: object } ? N : never
}[CallName]

interface Situation {
  /** The id in the path, if the call has one. */
  readonly path?: string
  readonly body?: object
  /** The state that the deed would change. */
  trace(): Promise<unknown>
}

/** For each such call, a situation in which it needs the code. A new call does not compile without one. */
export const situations: Record<FreshCallName, (world: World, who: Patient) => Promise<Situation>> = {
  deleteAccount: async (world, who) => ({
    body: { cancelVisits: false },
    trace: () => world.db.selectFrom('account').select('id').where('id', '=', who.accountId).execute(),
  }),
  orderExport: async (world, who) => {
    await confirmedEmail(world, who)
    return {
      trace: () =>
        world.db.selectFrom('data_export').select('id').where('account_id', '=', who.accountId).execute(),
    }
  },
  saveEmails: async (world, who) => {
    await confirmedEmail(world, who)
    return {
      body: [{ address: `next-${who.phone}@example.by`, usage: 'PRIMARY' }],
      trace: () => emailsOf(world, who),
    }
  },
  saveProfile: async (world, who) => {
    await confirmedEmail(world, who)
    const facts = { fullNameRu: 'Иванова Мария', birthday: '1985-06-15', sex: 'FEMALE' }
    return { body: { ...facts, emails: [] }, trace: () => emailsOf(world, who) }
  },
  acceptJoinRequest: async (world, who) => {
    const spouse = await world.patient()
    await ownChild(world, who)
    const { json } = await familyActs(world.call).askBy(who, spouse, 'SPOUSE')
    return {
      path: `/api/v2/my/family/requests/${json.request.id}/accept`,
      trace: () => familyOf(world, spouse),
    }
  },
  joinFamily: async (world, who) => {
    const spouse = await world.patient()
    await ownChild(world, who)
    const { json } = await familyActs(world.call).showCode(spouse, 'SPOUSE')
    return {
      body: { code: json.code, relKind: 'SPOUSE' },
      trace: () =>
        world.db.selectFrom('join_request').select('id').where('account_id', '=', who.accountId).execute(),
    }
  },
  confirmRelative: async (world, who) => {
    const { started, send, codeSentTo } = familyActs(world.call)
    const phone = freePhone()
    await ownChild(world, who)
    const relId = await started(who, { ...anAdult(phone), relKind: 'SPOUSE' })
    await send(who, relId)
    return {
      path: `/api/v2/my/profile/add-relative-sms-confirm?relId=${relId}&code=${await codeSentTo(phone)}`,
      trace: () => familyOf(world, who),
    }
  },
  setGrant: async (world, who) => {
    const relative = await world.patient()
    await world.relate(who.accountId, relative.profileId, { relKind: 'SPOUSE', level: 'VIEW_COVERAGE' })
    await world.relate(relative.accountId, who.profileId, { relKind: 'SPOUSE', level: 'BOOK_VISITS' })
    return {
      body: { profileId: relative.profileId, level: 'VIEW_REPORTS_TESTS' },
      trace: () =>
        world.db
          .selectFrom('family_relation')
          .select('access_level')
          .where('account_id', '=', relative.accountId)
          .where('profile_id', '=', who.profileId)
          .execute(),
    }
  },
}

const ownChild = (world: World, { accountId }: Patient) =>
  world.relative(accountId, { relKind: 'CHILD', level: 'VIEW_REPORTS_TESTS' }, { birthday: '2018-05-01' })

const familyOf = (world: World, { accountId }: Patient) =>
  world.db.selectFrom('family_relation').select('profile_id').where('account_id', '=', accountId).execute()

const emailsOf = (world: World, { accountId }: Patient) =>
  world.db.selectFrom('account_email').select(['address']).where('account_id', '=', accountId).execute()

async function confirmedEmail({ db, clock }: World, { accountId, phone }: Patient) {
  const now = clock.now()
  const address = `${phone}@example.by`
  await db
    .insertInto('account_email')
    .values({ account_id: accountId, usage: 'PRIMARY', address, created_at: now, confirmed_at: now })
    .execute()
}
