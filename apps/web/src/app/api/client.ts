import { createClient } from '@vizit/api-client/client.ts'
import { preferredLanguage } from '../browser-storage/preferences.ts'
import { clientVersion } from '../release/client-version.ts'
import { sessionStore } from '../session/session.ts'
import { unansweredCalls } from './unanswered-calls.ts'

export const client = createClient({
  store: sessionStore,
  language: preferredLanguage,
  unanswered: unansweredCalls,
  standing: { readProfile: { version: clientVersion(), apiClient: 'web' } },
})
