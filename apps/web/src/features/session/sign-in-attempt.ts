import { tabStorage } from '../../app/browser-storage/storage.ts'
import { readJson } from '../../app/browser-storage/stored-json.ts'

const KEY = 'signIn'

/** A sign-in in progress. It survives a reload, for example when the phone closes the browser to show the SMS. */
export interface SignInAttempt {
  readonly loginId: string
  /** Twelve digits. */
  readonly phone: string
  readonly needsHumanCheck: boolean
  /** Milliseconds since the epoch. */
  readonly resendAt: number
}

export function readAttempt(): SignInAttempt | null {
  return readJson(tabStorage, KEY) as SignInAttempt | null
}

export function keepAttempt(attempt: SignInAttempt): void {
  tabStorage.setItem(KEY, JSON.stringify(attempt))
}

export function dropAttempt(): void {
  tabStorage.removeItem(KEY)
}
