export { type ConfiguredMap, type MapSettings, NO_MAP, openMap } from './open-map.ts'
