import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '@vizit/api-client/client.ts'
import type { ScreenTexts } from '@vizit/i18n/screen-texts.ts'

/** What guards and loaders of routes may use. */
export interface RouterContext {
  readonly client: Client
  readonly queries: QueryClient
  readonly texts: ScreenTexts
}
