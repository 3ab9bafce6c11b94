/** The tokens of a signed-in device. */
export interface Session {
  readonly identityToken: string
  readonly refreshToken: string
  /** When the identity token expires, an instant. */
  readonly expiresAt: string
}

/** Why the server refuses a session finally. The owner signed this device out from another one, or deleted the account; else it has ended. */
export type Refused = 'expired' | 'signed-out-elsewhere' | 'account-deleted'

/** Where the client reads and writes the session; in the browser's storage on the web, in memory in tests. */
export interface SessionStore {
  readonly deviceId: string
  readonly anonymousId: string
  read(): Session | null
  /** The token of the opened link to one visit (for calls with `who: 'link'`). */
  readLink(): string | null
  write(session: Session): void
  /** Called when the session is finally refused: the user must sign in again. Without `why` it is 'expired'. */
  expire(why?: Refused): void
  /** Increases whenever a session begins or ends, so that a request of one person is not retried as another. */
  readonly turn?: number
  /** Runs `work` under a lock shared by all tabs of this browser. */
  withMutex<T>(work: () => Promise<T>): Promise<T>
}
