import { createECDH, randomBytes } from 'node:crypto'
import type { CallName } from '@vizit/api-client/calls.ts'
import { requests } from '@vizit/server/authorization/testing/requests.ts'
import { myself, scene } from '@vizit/server/authorization/testing/scene.ts'
import type { WorldPatient } from '@vizit/test-kit/world/patient.ts'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import type { World } from '@vizit/test-kit/world/world.ts'

interface HookRow {
  /** Why it is not tested through its screen. */
  readonly because: string
  arrange(world: World): Promise<{
    readonly who: WorldPatient
    readonly input: object
    readonly holds: () => Promise<unknown>
    readonly held: unknown
  }>
}

const photos =
  ({ db }: World, profileId: string) =>
  async () =>
    (await db.selectFrom('person_photo').select('profile_id').where('profile_id', '=', profileId).execute())
      .length

const reviewTexts =
  ({ db }: World, { accountId }: WorldPatient) =>
  async () =>
    (await db.selectFrom('review').select('text').where('account_id', '=', accountId).execute()).map(
      ({ text }) => text,
    )
const reportsOf =
  ({ db }: World, { accountId }: WorldPatient) =>
  async () =>
    (await db.selectFrom('review_report').select('id').where('account_id', '=', accountId).execute()).length

async function reviewed(world: World) {
  const { caller, pastVisitId } = await scene(world, myself)
  const body = { orderId: pastVisitId, text: 'Спасибо.', publishName: false }
  const { json } = await world.call('POST', '/api/v2/my/reviews', { bearer: caller.bearer, body })
  return { caller, id: json.id as string, publicId: json.publicId as string }
}

/** Their screens only add a toast, or something that jsdom lacks. */
export const hookRows: Partial<Record<CallName, HookRow>> = {
  takeOffVisit: {
    because: 'the screen adds a toast with a button that undoes it',
    arrange: async world => listed(world, true),
  },
  putBackVisit: {
    because: 'the screen adds a toast',
    arrange: async world => listed(world, false),
  },
  addReview: {
    because: 'the dialog closes with a toast',
    arrange: async world => {
      const { caller, pastVisitId } = await scene(world, myself)
      const input = { body: { orderId: pastVisitId, text: 'Спасибо.', publishName: false } }
      return { who: caller, input, holds: reviewTexts(world, caller), held: ['Спасибо.'] }
    },
  },
  editReview: {
    because: 'the dialog closes with a toast',
    arrange: async world => {
      const { caller, id } = await reviewed(world)
      const input = { params: { id }, body: { text: 'Помогли.', publishName: false } }
      return { who: caller, input, holds: reviewTexts(world, caller), held: ['Помогли.'] }
    },
  },
  deleteReview: {
    because: 'the list is read again without it',
    arrange: async world => {
      const { caller, id } = await reviewed(world)
      return { who: caller, input: { params: { id } }, holds: reviewTexts(world, caller), held: [] }
    },
  },
  reportReview: {
    because: 'the dialog closes with a toast',
    arrange: async world => {
      const { publicId } = await reviewed(world)
      const who = await world.patient()
      const input = { params: { id: publicId }, body: { reason: 'untrue' } }
      return { who, input, holds: reportsOf(world, who), held: 1 }
    },
  },
  savePersonPhoto: {
    because: 'jsdom draws no photo that could be cut',
    arrange: async world => {
      const { caller, ...made } = await scene(world, myself)
      const { file } = requireValue(requests.savePersonPhoto)({ caller, ...made })
      const input = {
        query: { profileId: caller.profileId },
        body: new Blob([new Uint8Array(requireValue(file))]),
      }
      return { who: caller, input, holds: photos(world, caller.profileId), held: 1 }
    },
  },
  deletePersonPhoto: {
    because: 'the screen adds a toast',
    arrange: async world => {
      const { caller } = await scene(world, myself)
      const input = { query: { profileId: caller.profileId } }
      return { who: caller, input, holds: photos(world, caller.profileId), held: 0 }
    },
  },
  savePushSubscription: {
    because: 'jsdom has no push',
    arrange: async world => push(world, false),
  },
  endPushSubscription: {
    because: 'jsdom has no push',
    arrange: async world => push(world, true),
  },
  releaseHold: {
    because: 'made when the form is left; the hold runs out by itself',
    arrange: async world => {
      const [who, { slots }] = [await world.patient(), await world.doctor()]
      await world.hold(who, requireValue(slots[0]))
      const holds = async () =>
        (await world.db.selectFrom('timeslot').select('id').where('held_by', '=', who.accountId).execute())
          .length
      return { who, input: {}, holds, held: 0 }
    },
  },
}

async function listed(world: World, hides: boolean) {
  const { caller, pastVisitId: orderId } = await scene(world, myself)
  if (!hides) await world.call('DELETE', `/api/v2/my/providers/visits/${orderId}`, caller)
  const holds = async () =>
    (await world.call('GET', `/api/v2/my/providers/visits/${orderId}`, { bearer: caller.bearer })).json.hidden
  return { who: caller, input: { params: { orderId } }, holds, held: hides }
}

async function push(world: World, ends: boolean) {
  const who = await world.patient()
  const body = {
    endpoint: `https://fcm.googleapis.com/fcm/send/${who.profileId}`,
    keys: {
      p256dh: createECDH('prime256v1').generateKeys('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
  }
  if (ends) await world.call('PUT', '/api/v2/my/push-subscription', { bearer: who.bearer, body })
  const holds = async () =>
    (
      await world.db
        .selectFrom('push_subscription')
        .selectAll()
        .where('endpoint', '=', body.endpoint)
        .execute()
    ).length
  return { who, input: ends ? {} : { body }, holds, held: ends ? 0 : 1 }
}
