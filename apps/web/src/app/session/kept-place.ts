import { tabStorage } from '../storage.ts'

const KEY = 'returnTo'

/** Where a person was going when they had to sign in or fill in the profile first. */
export function keepPlace(href: string): void {
  tabStorage.setItem(KEY, href)
}

export function keptPlace(): string | null {
  return tabStorage.getItem(KEY)
}

/** Is it a time that was being booked? */
export const bookingWaits = (): boolean => /^\/(timeslot|service)\/\d/.test(keptPlace() ?? '')

/** Who had to mend something before they could book goes back to the time, or to the doctors; nobody else. */
export function takeBookingPlace(): string | null {
  return /^\/(timeslot|service|waitlist)\b/.test(keptPlace() ?? '') ? takePlace() : null
}

export function takePlace(): string | null {
  const place = keptPlace()
  tabStorage.removeItem(KEY)
  return place
}
