export type Tab = 'ready' | 'in-progress' | 'all'

export interface TestsSearch {
  /** The ready ones by default; `all` is not in the tab bar (product §2, "Tests"). */
  readonly tab?: Exclude<Tab, 'ready'>
  /** The profile id of the tests' owner; absent: everyone's. */
  readonly who?: string
}

export function testsSearch({ tab, who }: Record<string, unknown>): TestsSearch {
  return {
    ...((tab === 'in-progress' || tab === 'all') && { tab }),
    ...(typeof who === 'string' && /^[\da-f-]{36}$/i.test(who) && { who }),
  }
}
