import { api, type CallName } from '@vizit/contract/api.ts'
import type { Call, Subject } from '@vizit/contract/call.ts'
import { accessLevels, allows } from '@vizit/domain/access/access-level.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { describe, expect, test, vi } from 'vitest'
import { requests } from './testing/requests.ts'
import {
  type CallerRelation,
  myself,
  type Scene,
  scene,
  stored,
  withProgrammes,
  withResults,
} from './testing/scene.ts'
import { send } from './testing/send.ts'

// Closing the server waits for the waitlist's worker, which has a thousand scenes to look at; a busy machine
// needs long for it.
vi.setConfig({ hookTimeout: 120_000 })

const world = await testWorld()
const calls = Object.entries(api) as [CallName, Call][]
const about = calls.flatMap(([name, call]) => (call.subject ? [{ name, call, subject: call.subject }] : []))

const relatives = (['CHILD', 'SPOUSE', 'PARENT', 'OTHER'] as const).flatMap(relKind =>
  accessLevels.map((level): CallerRelation => ({ relKind, level })),
)
const standings: CallerRelation[] = [myself, ...relatives, 'stranger', 'nobody']

const nameOf = (standing: CallerRelation) =>
  typeof standing === 'string' ? standing : `${standing.relKind} ${standing.level}`

/** product §6: whether the contract's conditions of a call are met. */
function mayCall({ needs, only }: Subject, standing: CallerRelation): boolean {
  if (typeof standing === 'string') return false
  const { relKind, level } = standing
  if (only === 'child' && relKind !== 'CHILD') return false
  if (only === 'child-or-me' && relKind !== 'CHILD' && relKind !== 'ME') return false
  if (only === 'adult' && (relKind === 'CHILD' || relKind === 'ME')) return false
  return relKind === 'ME' || allows(level, needs)
}

function ask(name: CallName, call: Call, scene: Scene) {
  const asked = requests[name]?.(scene)
  if (!asked) throw new Error(`nobody says how ${name} is made`)
  return send(world, call, asked, scene.caller.bearer)
}

/** A child with planned visits cannot be removed, so the scene of this call has none. */
const freeOfVisits: readonly CallName[] = ['removeChild']

interface Arranged {
  readonly scene: Scene
  readonly before: string
}
/**
 * A refusal changes nothing (each test proves it), nor does a call that only reads: their scenes are used again for the next call
 * of the same standing.
 */
const untouched = new Map<string, Arranged>()

const isAboutResults = (name: CallName, standing: CallerRelation) =>
  api[name].module === 'documents' && standing !== 'nobody'
const isAboutProgrammes = (name: CallName, standing: CallerRelation) =>
  ['programmes', 'cover'].includes(api[name].module) && standing !== 'nobody'
const kindOf = (name: CallName, standing: CallerRelation) =>
  [
    nameOf(standing),
    isAboutResults(name, standing),
    isAboutProgrammes(name, standing),
    freeOfVisits.includes(name),
  ].join()

async function arrange(name: CallName, standing: CallerRelation): Promise<Arranged> {
  const kind = kindOf(name, standing)
  const known = untouched.get(kind)
  untouched.delete(kind)
  // A wait of the scene may have been ended meanwhile, so it is compared first.
  if (known && (await stored(world, known.scene.profileId)) === known.before) return known
  const bare = await scene(world, standing)
  const covered = isAboutProgrammes(name, standing) ? await withProgrammes(world, bare) : bare
  const arranged = isAboutResults(name, standing) ? await withResults(world, covered) : covered
  if (freeOfVisits.includes(name)) await world.cancel(arranged.caller, arranged.visitId)
  return { scene: arranged, before: await stored(world, arranged.profileId) }
}

describe.each(about)('$name', ({ name, call, subject }) => {
  test.each(standings.map(standing => [nameOf(standing), standing] as const))(
    'by %s',
    async (_label, standing) => {
      const arranged = await arrange(name, standing)
      const answered = await ask(name, call, arranged.scene)
      if (mayCall(subject, standing)) {
        expect([answered.status, answered.code]).toEqual([call.status, undefined])
        if (call.method === 'GET') untouched.set(kindOf(name, standing), arranged)
        return
      }
      expect([403, 404]).toContain(answered.status)
      expect(await stored(world, arranged.scene.profileId)).toBe(arranged.before)
      untouched.set(kindOf(name, standing), arranged)
    },
  )

  test('for a stranger an existing person and a missing one have the same answer', async () => {
    const [stranger, nobody] = await Promise.all([
      arrange(name, 'stranger').then(arranged => ask(name, call, arranged.scene)),
      arrange(name, 'nobody').then(arranged => ask(name, call, arranged.scene)),
    ])
    expect(stranger.seen).toBe(nobody.seen)
    expect(stranger.code).toBe('NOT_FOUND')
  })
})

/** Fields that name a person or something of theirs, in every call. */
const naming = [
  'profileId',
  'forProfileId',
  '_id',
  'orderId',
  'photoId',
  'waitId',
  'offerId',
  'testId',
  'reportId',
]
/** In these calls the id is the caller's own. */
const aboutOneself: readonly CallName[] = ['requestDeviceAccess']
/** Lists of what the caller may see, which an id narrows: of somebody else's they are empty. */
const narrowed: readonly CallName[] = ['listInvoices']

test('every call that names a person declares the right that it needs', () => {
  const silent = calls.filter(
    ([name, call]) => !(call.subject || [...aboutOneself, ...narrowed].includes(name)) && namesSomebody(call),
  )
  expect(silent.map(([name]) => name)).toEqual([])
})

function namesSomebody({ who, params, query, body }: Call): boolean {
  if (who === 'anyone') return false
  return [params, query, body].some(
    schema =>
      schema !== undefined && 'shape' in schema && naming.some(field => field in (schema.shape as object)),
  )
}
