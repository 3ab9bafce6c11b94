import type { Call, FeedOwner, Who } from '@vizit/contract/call.ts'
import type { ProfileAttributes } from '@vizit/contract/shapes/profile-attributes.ts'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { credentialsOf } from './credentials-of.ts'
import { Refused } from './refusal.ts'

interface SignedIn {
  readonly accountId: string
  readonly deviceId: string
  readonly sessionId: string
}

/** A signed-in account on one of its devices. */
export interface Patient extends SignedIn {
  readonly kind: 'patient'
  /** The guest id before the sign-in (`X-Anonymous-Id`), whose hold this patient may take over. */
  readonly formerGuest?: string
  /** Another id that holds timeslots for this patient: the waitlist offer. */
  readonly alsoHolds?: string
}

/** A device whose user has confirmed the account's phone and still needs access by its e-mail (decisions D15). */
export interface WaitingDevice extends SignedIn {
  readonly kind: 'waiting'
  readonly profileAttributes: z.output<typeof ProfileAttributes>
}

/** A visitor without an account, known by an id that their device made (product §3, "anonymousId"). */
export interface Guest {
  readonly kind: 'guest'
  readonly anonymousId: string
}

/** The holder of a guest link who has opened its visit by an SMS code. */
export interface LinkHolder {
  readonly kind: 'link'
  readonly visitId: string
}

/** An integrator who sends or reads feeds of pharmacies, of an organisation or of a programme. */
export interface FeedSender {
  readonly kind: 'feed'
  readonly sourceId: number
  readonly keyId: number
  readonly owner: FeedOwner
  /** Of the organisation or programme. Null: pharmacies. */
  readonly code: string | null
}

export type Actor = Patient | WaitingDevice | Guest | LinkHolder | FeedSender

/** Reads the bearer value `<deviceId>:<identityToken>` (calls §7.1). */
export type Identify = (
  bearer: string,
) => Promise<Patient | WaitingDevice | 'UNAUTHENTICATED' | 'SESSION_EXPIRED'>

/** Reads the token of an opened link (`Authorization: Visit <token>`). */
export type IdentifyLink = (token: string) => Promise<LinkHolder | 'UNAUTHENTICATED' | 'SESSION_EXPIRED'>

/** Reads the key of a feed (`Authorization: Bearer <key>`). */
export type IdentifyFeed = (key: string) => Promise<FeedSender | 'INVALID_FEED_KEY'>

export interface Identifying {
  readonly identify: Identify
  readonly identifyLink: IdentifyLink
  readonly identifyFeed: IdentifyFeed
}

export type ActorOf<W extends Who> = W extends 'patient'
  ? Patient
  : W extends 'device'
    ? Patient | WaitingDevice
    : W extends 'visitor'
      ? Patient | Guest
      : W extends 'link'
        ? LinkHolder
        : W extends 'feed'
          ? FeedSender
          : null

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** The actor of this request, or why they may not make this call. */
export async function actorOf(
  request: FastifyRequest,
  { who, feedOf }: Call,
  { identify, identifyLink, identifyFeed }: Identifying,
): Promise<Actor | null | Refused> {
  if (who === 'anyone') return null
  const { authorization } = request.headers
  if (who === 'link') return linkHolderOf(authorization, identifyLink)
  if (who === 'feed') return feedSenderOf(authorization, feedOf, identifyFeed)
  const anonymousId = anonymousIdOf(request)
  const guest: Guest | undefined =
    who === 'visitor' && anonymousId ? { kind: 'guest', anonymousId } : undefined
  if (authorization === undefined) return guest ?? new Refused('UNAUTHENTICATED', {})
  const bearer = credentialsOf(authorization, 'Bearer')
  if (bearer === undefined) return new Refused('UNAUTHENTICATED', {})
  const actor = await identify(bearer)
  if (typeof actor === 'string') return new Refused(actor, {})
  if (actor.kind === 'patient') return anonymousId ? { ...actor, formerGuest: anonymousId } : actor
  if (who === 'device') return actor
  const { profileAttributes } = actor
  return guest ?? new Refused('ACCESS_NOT_AUTHORIZED', { profileAttributes })
}

async function linkHolderOf(authorization: string | undefined, identifyLink: IdentifyLink) {
  const token = credentialsOf(authorization, 'Visit')
  if (token === undefined) return new Refused('UNAUTHENTICATED', {})
  const holder = await identifyLink(token)
  return typeof holder === 'string' ? new Refused(holder, {}) : holder
}

async function feedSenderOf(
  authorization: string | undefined,
  owner: FeedOwner | undefined,
  identifyFeed: IdentifyFeed,
) {
  const key = credentialsOf(authorization, 'Bearer')
  if (key === undefined) return new Refused('INVALID_FEED_KEY', {})
  const sender = await identifyFeed(key)
  if (typeof sender === 'string') return new Refused(sender, {})
  return sender.owner === owner ? sender : new Refused('INVALID_FEED_KEY', {})
}

/** Whether the path names another organisation or programme than that of the key. */
export function isForeignFeed(actor: Actor | null, params: unknown): boolean {
  if (actor?.kind !== 'feed' || typeof params !== 'object' || params === null || !('code' in params))
    return false
  return actor.code !== params.code
}

function anonymousIdOf(request: FastifyRequest): string | undefined {
  const anonymousId = request.headers['x-anonymous-id']
  return typeof anonymousId === 'string' && UUID.test(anonymousId) ? anonymousId.toLowerCase() : undefined
}
