import { createClient } from '@vizit/api-client/client.ts'
import { preferredLanguage } from './preferences.ts'
import { sessionStore } from './session/session.ts'

export const client = createClient({ store: sessionStore, language: preferredLanguage })
