import { tabStorage } from '../browser-storage/storage.ts'

const KEY = 'returnTo'

/** Where a person was going when they had to sign in or fill in the profile first. */
export function keepReturnPath(href: string): void {
  tabStorage.setItem(KEY, href)
}

export function returnPath(): string | null {
  return tabStorage.getItem(KEY)
}

/** Is it a time that was being booked? */
export const bookingWaits = (): boolean => /^\/(timeslot|service)\/\d/.test(returnPath() ?? '')

/** Who had to mend something before they could book goes back to the time, or to the doctors; nobody else. */
export function takeBookingReturnPath(): string | null {
  return /^\/(timeslot|service|waitlist)\b/.test(returnPath() ?? '') ? takeReturnPath() : null
}

export function takeReturnPath(): string | null {
  const place = returnPath()
  tabStorage.removeItem(KEY)
  return place
}
