/** How requests of a connection authenticate. */
export type Credentials =
  | { readonly kind: 'none' }
  | { readonly kind: 'bearer'; readonly token: string }
  | { readonly kind: 'basic'; readonly user: string; readonly password: string }

/** Who marks timeslots as taken: the clinic's system, or we, in one transaction with the appointment. */
export type BookingStyle = 'appointment' | 'transaction'

export interface ConnectionSettings {
  /** With a trailing slash. */
  readonly baseUrl: string
  readonly credentials: Credentials
  readonly booking: BookingStyle
}

/** The headers that authenticate a request. */
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
