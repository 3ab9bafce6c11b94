import { downloadMapFile, showMapStyle } from '@vizit/contract/calls/map.ts'

export const mapFileAddress = (version: string) => downloadMapFile.path.replace(':version', version)
export const mapStyleAddress = (name: string) => showMapStyle.path.replace(':name', name)
