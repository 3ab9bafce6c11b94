import { createClient } from '@vizit/api-client/client.ts'
import { preferredLanguage } from '../browser-storage/preferences.ts'
import { clientVersion } from '../release/client-version.ts'
import { sessionStore } from '../session/session.ts'
import { unanswered } from './unanswered.ts'

export const client = createClient({
  store: sessionStore,
  language: preferredLanguage,
  unanswered,
  standing: { readProfile: { version: clientVersion(), apiClient: 'web' } },
})
