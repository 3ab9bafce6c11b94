import type { Who } from '@vizit/contract/call.ts'
import type { FastifyRequest } from 'fastify'

/** A signed-in account on one of its devices. */
export interface Patient {
  readonly kind: 'patient'
  readonly accountId: string
  readonly deviceId: string
  readonly sessionId: string
  /** The guest that this person was before signing in (`X-Anonymous-Id`), whose hold they may take over. */
  readonly formerGuest?: string
}

/** A visitor without an account, known by an id that their device made (product §3, "anonymousId"). */
export interface Guest {
  readonly kind: 'guest'
  readonly anonymousId: string
}

export type Actor = Patient | Guest

/** Reads the bearer value `<deviceId>:<identityToken>` (calls §7.1). */
export type Identify = (bearer: string) => Promise<Patient | 'UNAUTHENTICATED' | 'SESSION_EXPIRED'>

export type ActorOf<W extends Who> = W extends 'patient' ? Patient : W extends 'visitor' ? Actor : null

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Who makes this request, or why they may not make this call. */
export async function actorOf(
  request: FastifyRequest,
  who: Who,
  identify: Identify,
): Promise<Actor | null | 'UNAUTHENTICATED' | 'SESSION_EXPIRED'> {
  if (who === 'anyone') return null
  const { authorization } = request.headers
  const anonymousId = anonymousIdOf(request)
  if (authorization === undefined) {
    return who === 'visitor' && anonymousId ? { kind: 'guest', anonymousId } : 'UNAUTHENTICATED'
  }
  if (!authorization.startsWith('Bearer ')) return 'UNAUTHENTICATED'
  const patient = await identify(authorization.slice(7))
  return typeof patient === 'object' && anonymousId ? { ...patient, formerGuest: anonymousId } : patient
}

function anonymousIdOf(request: FastifyRequest): string | undefined {
  const anonymousId = request.headers['x-anonymous-id']
  return typeof anonymousId === 'string' && UUID.test(anonymousId) ? anonymousId.toLowerCase() : undefined
}
