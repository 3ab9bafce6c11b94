import { tabStorage } from '../storage.ts'
import { readJson } from '../stored-json.ts'

const KEY = 'guestLink'

/** The link to one visit that was opened in this tab: it outlives a reload, and goes with the tab. */
export interface GuestLink {
  /** What stood in the address. */
  readonly token: string
  /** What the confirmed code opened. */
  readonly session?: string
}

export function readGuestLink(): GuestLink | null {
  return readJson(tabStorage, KEY) as GuestLink | null
}

export function keepGuestLink(link: GuestLink): void {
  tabStorage.setItem(KEY, JSON.stringify(link))
}

export function dropGuestLink(): void {
  tabStorage.removeItem(KEY)
}
