import { createFamily } from '@vizit/server/modules/family/family.ts'
import { createRemoteConfig } from '@vizit/server/modules/remote-config/remote-config.ts'
import { createMessagesToOthers } from '@vizit/server/modules/visits/public.ts'
import { tellingOf } from './telling.ts'
import type { World } from './world.ts'

/** Who hears of a change of a visit, as another server finds it, on the database and clock of the world. */
export function messagesToOthersOf({ database, clock, app }: Pick<World, 'database' | 'clock' | 'app'>) {
  const { read } = createRemoteConfig({ database, clock, log: app.log })
  const accessLevels = async () => (await read()).accessLevelsConfig
  return createMessagesToOthers({
    clock,
    family: createFamily({ database: { ...database, close: database.drop }, clock, accessLevels }),
    ...tellingOf({ database, clock, app }),
  })
}
