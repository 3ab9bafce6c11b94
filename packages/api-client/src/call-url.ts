import type { Input } from './calls.ts'
import { readingRoutes } from './generated/reading-routes.ts'
import { address, type Sent } from './request.ts'

/** The address of a reading call that needs no sign-in, for an `<img>` or a link. */
export function callUrl<N extends keyof typeof readingRoutes>(name: N, input: Input<N>): string {
  return address(readingRoutes[name], input as Sent)
}
