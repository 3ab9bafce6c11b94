import type { ConfiguredMap } from './open-map.ts'

export interface MapDeps {
  readonly map: ConfiguredMap
}
