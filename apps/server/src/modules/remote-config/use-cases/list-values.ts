import type { Database } from '../../../platform/database/database.ts'
import { defaults, meaningOf, overDefaults, type RemoteKey, remoteKeys } from '../values.ts'

export interface ListedValue {
  readonly key: RemoteKey
  readonly value: unknown
  readonly usual: unknown
  readonly meaning: string
  /** `set`: by an operator; `unfit`: the stored value is invalid, so the default is used. */
  readonly state: 'usual' | 'set' | 'unfit'
}

/** Every current value with its meaning. */
export async function listValues({ db }: Pick<Database, 'db'>): Promise<ListedValue[]> {
  const stored = await db.selectFrom('remote_config').select(['key', 'value']).execute()
  const { values, unfit } = overDefaults(stored)
  const isStored = new Set(stored.map(({ key }) => key))
  const stateOf = (key: RemoteKey) => (unfit.includes(key) ? 'unfit' : isStored.has(key) ? 'set' : 'usual')
  return remoteKeys.map(key => ({
    key,
    value: values[key],
    usual: defaults[key],
    meaning: meaningOf(key),
    state: stateOf(key),
  }))
}
