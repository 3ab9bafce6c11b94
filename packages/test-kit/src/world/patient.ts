import { randomUUID } from 'node:crypto'
import { DAY_SECONDS } from '@vizit/domain/time/day.ts'
import { signIdentityToken } from '@vizit/server/modules/identity/tokens/identity-token.ts'
import type { SigningKeys } from '@vizit/server/modules/identity/tokens/signing-keys.ts'
import type { Clock } from '@vizit/server/platform/clock.ts'
import type { DB } from '@vizit/server/platform/database/generated/db.ts'
import type { Kysely } from 'kysely'

export interface WorldPatient {
  readonly accountId: string
  readonly profileId: string
  readonly phone: string
  readonly deviceId: string
  /** The value for `Authorization: Bearer …` (calls §7.1). */
  readonly bearer: string
}

export interface PersonOptions {
  readonly firstName?: string | null
  readonly birthday?: string | null
  readonly consent?: boolean
}

export interface PatientOptions extends PersonOptions {
  readonly language?: 'ru' | 'be' | 'en'
  readonly onlineBooking?: boolean
}

interface Parts {
  readonly db: Kysely<DB>
  readonly clock: Clock
  /** The server's keys for identity tokens. */
  readonly signingKeys: SigningKeys
}

const TOKEN_SECONDS = 3 * 365 * DAY_SECONDS
let made = 0

/** A signed-in account whose own profile is complete. */
export async function createPatient(parts: Parts, options: PatientOptions = {}): Promise<WorldPatient> {
  const { db, clock } = parts
  const accountId = randomUUID()
  const number = ++made
  const phone = `37529${String(number).padStart(7, '0')}`
  const deviceId = `world-device-${number}`
  await db
    .insertInto('account')
    .values({
      id: accountId,
      phone,
      language: options.language ?? 'ru',
      online_booking: options.onlineBooking ?? true,
      created_at: clock.now(),
    })
    .execute()
  const bearer = await signedIn(parts, accountId, deviceId)
  const profileId = await createRelative(
    db,
    accountId,
    { relKind: 'ME', level: 'VIEW_REPORTS_TESTS' },
    options,
  )
  return { accountId, profileId, phone, deviceId, bearer }
}

/** The same patient, signed in on another device. */
export async function createAnotherDevice(parts: Parts, patient: WorldPatient): Promise<WorldPatient> {
  const deviceId = `${patient.deviceId}-${randomUUID()}`
  return { ...patient, deviceId, bearer: await signedIn(parts, patient.accountId, deviceId) }
}

async function signedIn({ db, clock, signingKeys }: Parts, accountId: string, deviceId: string) {
  const sessionId = randomUUID()
  await db
    .insertInto('device')
    .values({ account_id: accountId, device_id: deviceId, name: 'A phone of the tests' })
    .execute()
  await db
    .insertInto('session')
    .values({
      id: sessionId,
      account_id: accountId,
      device_id: deviceId,
      refresh_hash: Buffer.from(sessionId),
      expires_at: new Date(clock.now().getTime() + TOKEN_SECONDS * 1000),
    })
    .execute()
  const key = await signingKeys.current()
  const token = await signIdentityToken(key, { accountId, deviceId, sessionId }, clock.now(), TOKEN_SECONDS)
  return `${deviceId}:${token}`
}

export interface Relation {
  readonly relKind: 'ME' | 'CHILD' | 'SPOUSE' | 'PARENT' | 'OTHER'
  readonly level: string
}

/** A profile for which the account may act; returns its id. */
export async function createRelative(
  db: Kysely<DB>,
  accountId: string,
  relation: Relation,
  { firstName = 'Мария', birthday = '1985-06-15', consent = true }: PersonOptions = {},
): Promise<string> {
  const profileId = randomUUID()
  await db
    .insertInto('profile')
    .values({
      id: profileId,
      last_name: firstName && 'Иванова',
      first_name: firstName,
      middle_name: null,
      birthday,
      sex: firstName && 'FEMALE',
      consent_received_at: consent ? new Date('2026-01-01T00:00:00Z') : null,
    })
    .execute()
  await relate(db, accountId, profileId, relation)
  return profileId
}

/** Lets an account act for a profile, at this access level. */
export async function relate(
  db: Kysely<DB>,
  accountId: string,
  profileId: string,
  { relKind, level }: Relation,
): Promise<void> {
  await db
    .insertInto('family_relation')
    .values({ account_id: accountId, profile_id: profileId, rel_kind: relKind, access_level: level })
    .onConflict(conflict =>
      conflict.columns(['account_id', 'profile_id']).doUpdateSet({ access_level: level }),
    )
    .execute()
}
