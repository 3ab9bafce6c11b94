import { testServices } from '@vizit/test-kit/world/test-services.ts'
import type { World } from '@vizit/test-kit/world/world.ts'
import type { ProvidersDeps } from '../deps.ts'
import { createProviders } from '../providers.ts'

/** The providers' services of another server, on the world's database and clock. */
export const providersOf = (world: World, changed: Partial<ProvidersDeps> = {}) =>
  createProviders({ ...testServices(world), ...changed })
