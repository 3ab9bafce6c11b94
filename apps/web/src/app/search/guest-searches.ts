import { deviceStorage } from '../browser-storage/storage.ts'

/** Where the searches of guests of this device are kept. */
export const GUEST_SEARCHES = 'recentSearches'

/** At the sign-out too: the next user of the device does not see what its guest searched before the sign-in. */
export const dropGuestSearches = (): void => deviceStorage.removeItem(GUEST_SEARCHES)
