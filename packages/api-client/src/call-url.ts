import type { CallName, Input } from './calls.ts'
import { routes } from './generated/routes.ts'
import { address, type Sent } from './request.ts'

/** The address of a reading call that needs no sign-in, for an `<img>` or a link. */
export function callUrl<N extends CallName>(name: N, input: Input<N>): string {
  return address(routes[name], input as Sent)
}
