import type { QueryClient } from '@tanstack/react-query'
import { dropAllDrafts } from '../drafts.ts'
import type { createAppRouter } from '../router.tsx'
import { keepPlace } from './kept-place.ts'
import { session } from './session.ts'

type AppRouter = ReturnType<typeof createAppRouter>

/** Moves the screen along when the session starts or ends, here or in another tab. */
export function followSession(router: AppRouter, queries: QueryClient): () => void {
  return session.subscribe(() => {
    const state = session.state()
    if (state === 'signed-in') return void router.invalidate()
    queries.clear()
    if (state === 'expired') {
      keepPlace(router.state.location.href)
      return void router.navigate({ to: '/sign-in' })
    }
    dropAllDrafts()
    void router.navigate({ to: '/' })
  })
}
