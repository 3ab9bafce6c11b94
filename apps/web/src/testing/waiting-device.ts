import type { Profile } from '../app/people/profile.ts'
import { anna, profileToFillIn } from './people.ts'

/** Anna's profile as the server returns it to a waiting device. */
export const waitingAnna: Profile = {
  ...profileToFillIn,
  primaryPhone: anna.primaryPhone,
  canEditProfile: false,
  hashKey: null,
  storeKey: null,
  accessNotAuthorized: true,
  profileAttributes: {
    maskedName: 'А*** К***',
    maskedEmail: 'a***@m***.by',
    deviceRef: '0f0c1d9e-2b5c-4b8e-9a53-1f2f3c4d5e6f',
  },
}
