import { tabStorage } from '../browser-storage/storage.ts'

const KEY = 'returnTo'
const WANTED_KEY = 'returnFor'

/** The address that the user wanted to open when they had to sign in or fill in the profile first. */
export function keepReturnPath(href: string, place = placeInHistory()): void {
  tabStorage.setItem(KEY, href)
  returnPlace = place
}

/** The place in the history of the entry that the address was kept in; absent after a reload. */
export let returnPlace: number | undefined
export const placeInHistory = (): number | undefined => history.state?.__TSR_index

/** Says what the user wanted to do there, where the address does not. */
export function keepReturnFor(wanted: 'doctor' | 'medcenter'): void {
  tabStorage.setItem(WANTED_KEY, `${wanted} ${returnPath()}`)
}

export function returnFor(): 'doctor' | 'medcenter' | null {
  const said = tabStorage.getItem(WANTED_KEY)
  return (['doctor', 'medcenter'] as const).find(wanted => said === `${wanted} ${returnPath()}`) ?? null
}

export function returnPath(): string | null {
  return tabStorage.getItem(KEY)
}

/** True if it is the address of a time to book. */
export const returnsToBooking = (): boolean => /^\/(timeslot|service)\/\d/.test(returnPath() ?? '')

/** True if it is an address of drugs: to look or wait for them needs no name and birthday. */
export const returnsToDrugs = (): boolean =>
  /^\/(drugs|drug-alerts|pharmacies|first-aid-kit)\b/.test(returnPath() ?? '')

/** Returns the user to the time or the doctors, if they had to solve something before booking; otherwise null. */
export function takeBookingReturnPath(): string | null {
  return /^\/(timeslot|service|waitlist)\b/.test(returnPath() ?? '') ? takeReturnPath() : null
}

export function takeReturnPath(): string | null {
  const place = returnPath()
  tabStorage.removeItem(KEY)
  return place
}

/** After a sign-out: the next user of the tab learns neither where the former one wanted to return, nor why. */
export function forgetReturn(): void {
  takeReturnPath()
  tabStorage.removeItem(WANTED_KEY)
}
