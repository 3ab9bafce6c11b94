import type { Providers } from '../../providers/public.ts'
import type { DemoLaboratory } from './laboratory.ts'

/** Providers with the demo's laboratory: a person who lists tests for the first time gets demo results. */
export function demoProviders(
  providers: Pick<Providers, 'refresh'>,
  laboratory: DemoLaboratory,
): Pick<Providers, 'refresh'> {
  return {
    refresh: async asked => {
      if (asked.kind === 'tests') await laboratory.examine(asked.profileIds)
      return providers.refresh(asked)
    },
  }
}
