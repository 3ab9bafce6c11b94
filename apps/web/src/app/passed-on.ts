import type { RefusalCode } from '@vizit/api-client/refusal.ts'

declare module '@tanstack/react-router' {
  /** What one screen passes on to the next beside the address. */
  interface HistoryState {
    /** Why the former screen could not go on. */
    readonly refused?: RefusalCode
    /** The visit that was just booked. */
    readonly booked?: string
  }
}
