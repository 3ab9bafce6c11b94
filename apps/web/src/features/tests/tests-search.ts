import { searchCheck, UUID } from '../../app/router/search-params.ts'

export type Tab = 'ready' | 'in-progress' | 'all'

export interface TestsSearch {
  /** The ready ones by default; `all` is not in the tab bar (product §2, "Tests"). */
  readonly tab?: Exclude<Tab, 'ready'>
  /** The profile id of the tests' owner; absent: everyone's. */
  readonly who?: string
}

export const testsSearch = searchCheck<TestsSearch>({ tab: /^(in-progress|all)$/, who: UUID })
