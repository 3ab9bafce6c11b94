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
export function bookingWaits(): boolean {
  return keptPlace()?.startsWith('/timeslot/') ?? false
}

export function takePlace(): string | null {
  const place = keptPlace()
  tabStorage.removeItem(KEY)
  return place
}
