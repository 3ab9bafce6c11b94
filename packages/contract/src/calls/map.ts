import { mapLayerNames } from '@vizit/domain/geo/map-layers.ts'
import { z } from 'zod'
import { call } from '../call.ts'

const path = '/api/v2/public/map'

const layer = {
  name: z.enum(mapLayerNames),
  address: z.string().describe('a path of this server, or the address of another one'),
  sites: z
    .array(z.string())
    .describe(
      'the origins of other sites that the layer loads from; none: everything comes from this server',
    ),
}

/** Layers of the map (decisions D19). Without any, the map is the outline of Belarus with its towns. */
export const listMapLayers = call({
  module: 'map',
  topics: ['config'],
  summary: 'List the layers of the map that the operator has configured, the one to show first in front',
  method: 'GET',
  path: `${path}/layers`,
  who: 'anyone',
  status: 200,
  answer: z.object({
    layers: z.array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('style'), ...layer }).describe('a MapLibre style'),
        z
          .object({
            kind: z.literal('vector-file'),
            ...layer,
            schema: z.literal('protomaps').describe('how the layers of the file are named'),
          })
          .describe('a PMTiles file with vector tiles, read by ranges'),
      ]),
    ),
  }),
  errors: [],
})

export const showMapStyle = call({
  module: 'map',
  topics: ['config'],
  summary: 'Show the MapLibre style of a layer whose style is a file of this server',
  method: 'GET',
  path: `${path}/styles/:name`,
  who: 'anyone',
  params: z.object({ name: z.enum(mapLayerNames) }),
  status: 200,
  answer: z.looseObject({
    version: z.int().min(8).max(8),
    sources: z.record(z.string(), z.looseObject({})),
    layers: z.array(z.looseObject({})),
  }),
  errors: ['NOT_FOUND'],
})

export const downloadMapFile = call({
  module: 'map',
  summary: 'Download the vector file of the map (PMTiles), or a range of it',
  method: 'GET',
  path: `${path}/file/:version`,
  who: 'anyone',
  ranges: true,
  params: z.object({
    version: z
      .string()
      .regex(/^[0-9a-f]{16}$/)
      .describe('the version that listMapLayers names; NOT_FOUND: the file has been replaced'),
  }),
  status: 200,
  produces: 'application/vnd.pmtiles',
  errors: ['NOT_FOUND', 'RANGE_NOT_SATISFIABLE'],
})
