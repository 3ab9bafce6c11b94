import type { QueryClient } from '@tanstack/react-query'
import { followRefusals } from '../api/follow-refusals.ts'
import { session, sessionStore } from './session.ts'

/**
 * A browser that cleared its storage while the page is open tells nobody: the first refused call finds no session any more. It is
 * then over as an expired one is, which leads to the sign-in and back.
 */
export function followLostSession(queries: QueryClient): () => void {
  return followRefusals(queries, 'UNAUTHENTICATED', () => {
    if (session.state() === 'signed-in' && !sessionStore.read()) sessionStore.expire()
  })
}
