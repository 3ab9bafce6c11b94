import { deviceStorage } from './storage.ts'

/** Where the searches of guests of this device are kept. */
export const GUEST_SEARCHES = 'recentSearches'
/** Where the medicines that guests of this device look for are kept. */
export const GUEST_BASKET = 'drugBasket'
/** What these medicines are called. */
export const GUEST_BASKET_NAMES = 'drugBasketNames'

/** At the sign-out: the next user of the device does not see what its guest looked for before the sign-in. */
export function dropGuestData(): void {
  for (const key of [GUEST_SEARCHES, GUEST_BASKET, GUEST_BASKET_NAMES]) deviceStorage.removeItem(key)
}
