import { tabStorage } from '../browser-storage/storage.ts'
import { readJson } from '../browser-storage/stored-json.ts'

const KEY = 'guestLink'

/** A code that was sent to the phone of the link's visit. */
export interface GuestCode {
  readonly id: string
  readonly maskedPhone: string
  /** Milliseconds since the epoch. */
  readonly resendAt: number
}

/** The link to one visit that was opened in this tab; it survives a reload, until the tab closes. */
export interface GuestLink {
  /** The token from the address. */
  readonly token: string
  readonly code?: GuestCode
  /** The session that the confirmed code opened. */
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
