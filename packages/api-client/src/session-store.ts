/** The tokens of a signed-in device. */
export interface Session {
  readonly identityToken: string
  readonly refreshToken: string
  /** When the identity token ends, an instant. */
  readonly expiresAt: string
}

/** Where the client finds who is speaking; the web keeps it in the browser, tests in memory. */
export interface SessionStore {
  readonly deviceId: string
  readonly anonymousId: string
  read(): Session | null
  /** The token of the link to one visit that was opened here (calls of `link`). */
  readLink(): string | null
  write(session: Session): void
  /** The session was refused for good: the person must sign in again. `isSignedOut`: the owner has signed the device out. */
  expire(isSignedOut?: boolean): void
  /** Grows whenever a session begins or ends: what one person has asked for is not asked again as another one. */
  readonly turn?: number
  /** Runs `work` alone among all tabs of this browser. */
  withMutex<T>(work: () => Promise<T>): Promise<T>
}
