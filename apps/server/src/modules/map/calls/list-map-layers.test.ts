import { rename } from 'node:fs/promises'
import { downloadMapFile, listMapLayers, showMapStyle } from '@vizit/contract/calls/map.ts'
import { testFolders } from '@vizit/test-kit/files/test-folders.ts'
import { smallPmtiles } from '@vizit/test-kit/map/small-pmtiles.ts'
import { expect, onTestFinished, test } from 'vitest'
import { NO_MAP, openMap } from '../open-map.ts'
import { mapApp } from '../testing/map-app.ts'

const folder = await testFolders()()
await folder.write('belarus.pmtiles', smallPmtiles())
const sources = { streets: { type: 'vector', url: 'pmtiles://MAP_PMTILES' }, none: { type: 'geojson' } }
await folder.write('hybrid.json', JSON.stringify({ version: 8, name: 'Гибрид', sources, layers: [] }))
const map = await openMap({
  styles: { satellite: 'https://tiles.example/satellite.json', hybrid: `${folder.path}/hybrid.json` },
  file: `${folder.path}/belarus.pmtiles`,
  sites: ['https://photos.example'],
})
const app = await mapApp(map)
const version = await map.file?.version()

test('without configuration there are no layers, and only this server may be asked', async () => {
  const reply = await (await mapApp(NO_MAP)).inject(listMapLayers.path)
  expect(reply.json()).toEqual({ layers: [] })
  expect(reply.headers['content-security-policy']).toContain("connect-src 'self';")
})

test('the file of this server comes first; each layer names the other sites that it asks', async () => {
  const reply = await app.inject(listMapLayers.path)
  expect(reply.json().layers).toEqual([
    {
      kind: 'vector-file',
      name: 'standard',
      address: `/api/v2/public/map/file/${version}`,
      sites: [],
      schema: 'protomaps',
    },
    {
      kind: 'style',
      name: 'satellite',
      address: 'https://tiles.example/satellite.json',
      sites: ['https://tiles.example', 'https://photos.example'],
    },
    { kind: 'style', name: 'hybrid', address: '/api/v2/public/map/styles/hybrid', sites: [] },
  ])
  expect(reply.headers['content-security-policy']).toContain(
    "connect-src 'self' https://tiles.example https://photos.example;",
  )
})

test('a style file is answered with the address of the file as it is now', async () => {
  const reply = await app.inject(showMapStyle.path.replace(':name', 'hybrid'))
  expect(reply.json()).toEqual({
    version: 8,
    name: 'Гибрид',
    sources: {
      streets: {
        type: 'vector',
        url: `pmtiles:///api/v2/public/map/file/${version}`,
        // The data are those of OpenStreetMap, whether or not the style says so.
        attribution: expect.stringContaining('© OpenStreetMap'),
      },
      none: { type: 'geojson' },
    },
    layers: [],
  })
})

test('while the file is gone, its layers are not offered, and all is there again with it', async () => {
  await rename(`${folder.path}/belarus.pmtiles`, `${folder.path}/moved`)
  onTestFinished(() => rename(`${folder.path}/moved`, `${folder.path}/belarus.pmtiles`))
  const names = async () =>
    (await app.inject(listMapLayers.path)).json().layers.map(({ name }: { name: string }) => name)
  expect(await names()).toEqual(['satellite'])
  expect((await app.inject(showMapStyle.path.replace(':name', 'hybrid'))).json().code).toBe('NOT_FOUND')
  const file = downloadMapFile.path.replace(':version', String(version))
  expect((await app.inject(file)).json().code).toBe('NOT_FOUND')
})

test.each(['satellite', 'standard'])('%s has no style file', async name => {
  expect((await app.inject(showMapStyle.path.replace(':name', name))).json().code).toBe('NOT_FOUND')
})
