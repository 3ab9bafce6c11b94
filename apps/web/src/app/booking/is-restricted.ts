import { takesStrangers } from '@vizit/domain/booking/booking-policy.ts'

/** True if not every stranger may book here; a guest, about whom nothing is known, never may. */
export const isRestricted = (policy: Parameters<typeof takesStrangers>[0]) => !takesStrangers(policy)
