export type Fetch = typeof globalThis.fetch

/** How a connection proves who asks. */
export type Credentials =
  | { readonly kind: 'none' }
  | { readonly kind: 'bearer'; readonly token: string }
  | { readonly kind: 'basic'; readonly user: string; readonly password: string }

/** Who marks timeslots as taken: the clinic's system, or we in one transaction with the appointment. */
export type BookingStyle = 'appointment' | 'transaction'

export interface ConnectionSettings {
  /** With a slash at its end. */
  readonly baseUrl: string
  readonly credentials: Credentials
  readonly booking: BookingStyle
}

/** The header that proves it. */
export function authorization(credentials: Credentials): Record<string, string> {
  switch (credentials.kind) {
    case 'none':
      return {}
    case 'bearer':
      return { authorization: `Bearer ${credentials.token}` }
    case 'basic':
      return {
        authorization: `Basic ${Buffer.from(`${credentials.user}:${credentials.password}`).toString('base64')}`,
      }
  }
}
