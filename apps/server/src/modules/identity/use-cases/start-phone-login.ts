import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import { idOfKey } from '../../../platform/secret/derive-from-idempotency-key.ts'
import type { IdentityDeps } from '../deps.ts'
import { checkProof } from '../human-check/proof.ts'
import { limits } from '../limits.ts'
import { isKnownDevice } from '../store/accounts.ts'
import { findLogin, insertLogin, lastSentAt, pendingHumanCheck } from '../store/phone-logins.ts'
import { spendProof } from '../store/spent-proofs.ts'
import { addressHash } from '../throttle/address-hash.ts'
import { checkSenderLimits, lockSender, type Sender } from '../throttle/check-sender-limits.ts'
import { countCodeGuesses } from '../throttle/count-code-guesses.ts'
import { sendCode } from './send-code.ts'

export interface PhoneLoginRequest {
  /** Digits with the country code. */
  readonly phone: string
  readonly deviceId: string
  readonly deviceName: string
  readonly language: Language
  readonly address: string
  /** A solved proof of work as the client sent it; missing if the client has none. */
  readonly proof: string | undefined
  /** The client's idempotency key: a repeated request gets the same login. */
  readonly key: string | null
}

export type StartedLogin =
  | { readonly kind: 'code-sent' | 'needs-human'; readonly id: string; readonly sentAt?: Date }
  | { readonly kind: 'too-soon' | 'wait' | 'sender-locked'; readonly retryAfter: number }
  | { readonly kind: 'wrong-proof' }

/**
 * Sends a code, asks for a captcha first, or refuses. The answer never reveals whether the phone has an account.
 */
export async function startPhoneLogin(request: PhoneLoginRequest, deps: IdentityDeps): Promise<StartedLogin> {
  const { database, clock, keys, notifications } = deps
  const { phone, deviceId } = request
  const before = await startedBefore(database.db, request, deps)
  if (before) return before
  const proof =
    request.proof === undefined ? null : await checkProof(keys.signInProof, request.proof, clock.now())
  if (request.proof !== undefined && !proof) return { kind: 'wrong-proof' }
  const knownDevice = await isKnownDevice(database.db, phone, deviceId)
  const sender = {
    phone,
    deviceId,
    knownDevice,
    proven: proof !== null,
    addressHash: addressHash(keys.senderAddress, request.address),
  }
  const started = await database.db.transaction().execute(async trx => {
    if (proof && !(await spendProof(trx, proof))) return { kind: 'wrong-proof' } as const
    return start(trx, request, sender, deps)
  })
  notifications.nudge()
  return started
}

async function start(
  trx: Kysely<DB>,
  request: PhoneLoginRequest,
  sender: Sender,
  deps: IdentityDeps,
): Promise<StartedLogin> {
  const { phone, deviceId } = sender
  const now = deps.clock.now()
  await lockSender(trx, sender)
  const before = await startedBefore(trx, request, deps)
  if (before) return before
  const newId = idOf(request, deps) ?? randomUUID()
  const sentAt = await lastSentAt(trx, phone, deviceId)
  const tooSoon = sentAt ? secondsUntilResend(sentAt, now) : 0
  if (tooSoon > 0) return { kind: 'too-soon', retryAfter: tooSoon }

  const verdict = await checkSenderLimits(trx, sender, now)
  if (verdict.kind === 'wait' || verdict.kind === 'sender-locked') return verdict
  if (verdict.kind === 'human-check') {
    const pending = await pendingHumanCheck(trx, phone, deviceId, now)
    if (pending) return { kind: 'needs-human', id: pending.id }
    const id = await insert(trx, request, sender, now, {
      id: newId,
      state: 'needs-human',
      expires_at: new Date(now.getTime() + limits.humanSeconds * 1000),
    })
    return { kind: 'needs-human', id }
  }
  const { codeHash, expiresAt } = await sendCode(
    trx,
    { loginId: newId, phone, language: request.language },
    deps,
  )
  const guesses = await countCodeGuesses(trx, sender, now)
  const sent = {
    id: newId,
    state: 'code-sent',
    code_hash: codeHash,
    guesses,
    sent_at: now,
    expires_at: expiresAt,
  }
  return { kind: 'code-sent', id: await insert(trx, request, sender, now, sent) }
}

/** The login id of a request with a key is derived from the key and the request. */
const idOf = ({ key, phone, deviceId }: PhoneLoginRequest, { keys }: Pick<IdentityDeps, 'keys'>) =>
  key === null ? null : idOfKey(keys.signInCode, { key, of: `${phone}:${deviceId}` })

async function startedBefore(
  db: Kysely<DB>,
  request: PhoneLoginRequest,
  { clock, keys }: Pick<IdentityDeps, 'clock' | 'keys'>,
): Promise<StartedLogin | null> {
  const id = idOf(request, { keys })
  const login = id === null ? undefined : await findLogin(db, id, clock.now())
  if (login?.state === 'needs-human') return { kind: 'needs-human', id: login.id }
  if (login?.state !== 'code-sent' || !login.sent_at) return null
  return { kind: 'code-sent', id: login.id, sentAt: login.sent_at }
}

interface LoginState {
  readonly id: string
  readonly state: string
  readonly code_hash?: Buffer
  readonly guesses?: number
  readonly sent_at?: Date
  readonly expires_at: Date
}

async function insert(
  trx: Kysely<DB>,
  { deviceName, language }: PhoneLoginRequest,
  { phone, deviceId, addressHash, knownDevice }: Sender,
  now: Date,
  state: LoginState,
): Promise<string> {
  await insertLogin(trx, {
    phone,
    device_id: deviceId,
    device_name: deviceName,
    language,
    address_hash: addressHash,
    known_device: knownDevice,
    created_at: now,
    ...state,
  })
  return state.id
}

/** Whole seconds until another code may be requested; 0: now. */
export function secondsUntilResend(sentAt: Date, now: Date): number {
  return Math.max(0, Math.ceil((sentAt.getTime() + limits.resendSeconds * 1000 - now.getTime()) / 1000))
}
