import { createClient } from '@vizit/api-client/client.ts'
import { clientVersion } from './outdated/client-version.ts'
import { preferredLanguage } from './preferences.ts'
import { sessionStore } from './session/session.ts'
import { unanswered } from './unanswered.ts'

export const client = createClient({
  store: sessionStore,
  language: preferredLanguage,
  unanswered,
  standing: { readProfile: { version: clientVersion(), apiClient: 'web' } },
})
