export type Tab = 'ready' | 'in-progress' | 'all'

export interface TestsSearch {
  /** The ready ones unless others are asked for; `all` has no tab of its own (product §2, "Tests"). */
  readonly tab?: Exclude<Tab, 'ready'>
  /** Whose tests, by the profile's id; absent: everyone's. */
  readonly who?: string
}

export function testsSearch({ tab, who }: Record<string, unknown>): TestsSearch {
  return {
    ...((tab === 'in-progress' || tab === 'all') && { tab }),
    ...(typeof who === 'string' && /^[\da-f-]{36}$/i.test(who) && { who }),
  }
}
