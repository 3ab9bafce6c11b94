import type { Providers } from '../../providers/public.ts'
import type { DemoLaboratory } from './laboratory.ts'

/** Whoever asks for tests for the first time has been examined by the demo's laboratory. */
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
