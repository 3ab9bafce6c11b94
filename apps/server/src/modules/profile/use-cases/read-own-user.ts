import type { User } from '@vizit/contract/shapes/profile.ts'
import type { z } from 'zod'
import type { Patient } from '../../../platform/http/actor.ts'
import type { Language } from '../../../platform/http/language.ts'
import type { ProfileDeps } from '../deps.ts'
import { readUser } from './read-user.ts'

type Reading = Pick<ProfileDeps, 'database' | 'clock' | 'family' | 'deviceKeys'>

const NO_KEYS = { hashKey: null, storeKey: null }

/** The signed-in person on this device, with the keys of this session only. */
export async function readOwnUser(
  actor: Patient,
  language: Language,
  deps: Reading,
): Promise<z.output<typeof User>> {
  const [user, keys] = await Promise.all([
    readUser(actor, language, deps),
    deps.deviceKeys.of(actor.sessionId),
  ])
  return { ...user, ...(keys ?? NO_KEYS) }
}
