import type { User } from '@vizit/contract/shapes/profile.ts'
import type { z } from 'zod'
import type { WaitingDevice } from '../../../platform/http/actor.ts'
import { awaitsConfirmation } from '../../identity/public.ts'
import type { ProfileDeps } from '../deps.ts'
import { contactOf } from '../store/accounts.ts'
import { ownProfileId } from '../store/own-profile.ts'

/** What a waiting device may read: its own phone, and only masked attributes of the person. */
export async function presentWaitingDevice(
  { accountId, deviceId, profileAttributes }: WaitingDevice,
  { database: { db }, clock }: Pick<ProfileDeps, 'database' | 'clock'>,
): Promise<z.output<typeof User>> {
  const [{ phone }, me, waitingConfirmEmail] = await Promise.all([
    contactOf(db, accountId),
    ownProfileId(db, accountId),
    awaitsConfirmation(db, { accountId, deviceId }, clock.now()),
  ])
  return {
    userId: accountId,
    me,
    name: null,
    firstName: null,
    lastName: null,
    middleName: null,
    fullNameRu: null,
    birthday: null,
    sex: null,
    phones: [{ number: phone }],
    primaryPhone: phone,
    emails: [],
    waitingConfirmEmail,
    photoUrl: null,
    location: null,
    consentReceived: false,
    consentReceivedAt: null,
    canEditProfile: false,
    external: false,
    accessNotAuthorized: true,
    profileAttributes,
    deviceIdOfExistedUser: null,
    programs: [],
    familyCoveredByProgram: false,
    userType: 'REGULAR',
    family: [],
    joinRequests: 0,
    hashKey: null,
    storeKey: null,
  }
}
