import { testServices } from '@vizit/test-kit/world/test-services.ts'
import type { World } from '@vizit/test-kit/world/world.ts'
import type { ProvidersDeps } from '../deps.ts'
import { createProviders } from '../providers.ts'

/** The organisations as another server has them, on the database and clock of the world. */
export const providersOf = (world: World, changed: Partial<ProvidersDeps> = {}) =>
  createProviders({ ...testServices(world), ...changed })
