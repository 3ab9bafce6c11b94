import { dropDraft, keepDraft, readDraft } from '../../app/browser-storage/drafts.ts'

const NAME = 'recent-searches'
const MOST = 5

/** What was searched here lately, the latest first. The next user of the device does not see it. */
export function recentSearches(): string[] {
  const { queries } = readDraft<{ queries: unknown }>(NAME)
  return Array.isArray(queries) ? queries.filter(query => typeof query === 'string') : []
}

const others = (query: string) => recentSearches().filter(known => known !== query)

export const rememberSearch = (query: string): void =>
  keepDraft(NAME, { queries: [query, ...others(query)].slice(0, MOST) })

export const forgetSearch = (query: string): void => keepDraft(NAME, { queries: others(query) })

export const forgetAllSearches = (): void => dropDraft(NAME)
