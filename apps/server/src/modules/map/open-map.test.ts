import { testFolders } from '@vizit/test-kit/files/test-folders.ts'
import { smallPmtiles } from '@vizit/test-kit/map/small-pmtiles.ts'
import { expect, test } from 'vitest'
import { StartupProblem } from '../../platform/lifecycle/startup-problem.ts'
import { openMap } from './open-map.ts'

const folder = await testFolders()()
const at = (name: string) => `${folder.path}/${name}`
const settings = { styles: {}, file: undefined, sites: [] }

test('without settings there are no layers, and no other site may be asked', async () => {
  expect(await openMap(settings)).toEqual({ styled: [], file: undefined, sites: [] })
})

test('a style file opens the sites that it names, and those that MAP_SITES adds', async () => {
  await folder.write(
    'satellite.json',
    JSON.stringify({
      version: 8,
      sprite: [{ id: 'a', url: 'https://icons.example/sprite' }],
      glyphs: 'https://fonts.example/{fontstack}/{range}.pbf',
      sources: {
        photos: { type: 'raster', tiles: ['https://photos.example/{z}/{x}/{y}.jpg'] },
        streets: { type: 'vector', url: 'pmtiles://https://files.example/streets.pmtiles' },
        towns: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } },
      },
      layers: [],
    }),
  )
  const { sites } = await openMap({
    ...settings,
    styles: { satellite: at('satellite.json') },
    sites: ['https://more.example'],
  })
  expect(sites.toSorted()).toEqual([
    'https://files.example',
    'https://fonts.example',
    'https://icons.example',
    'https://more.example',
    'https://photos.example',
  ])
})

test('a style file that names no other site opens none', async () => {
  await folder.write('own.json', JSON.stringify({ version: 8, sources: {}, layers: [] }))
  const { sites } = await openMap({ ...settings, styles: { standard: at('own.json') } })
  expect(sites).toEqual([])
})

const changed = (at: number, value: number) => {
  const file = smallPmtiles()
  file[at] = value
  return file
}

test.each([
  ['a file that is not there', undefined, 'there is no such file'],
  ['another kind of file', Buffer.from('<html>'.repeat(100)), 'it is not a PMTiles file'],
  ['a file that is too short', Buffer.from('PMTiles'), 'it is not a PMTiles file'],
  ['version 2', changed(7, 2), 'it has version 2'],
  ['pictures', changed(99, 2), 'it has no vector tiles'],
  ['zstd', changed(98, 4), 'make it with gzip'],
  ['half a file', smallPmtiles().subarray(0, -1), 'it was not copied whole'],
  ['no metadata', changed(140, 0), 'do not name its layers'],
  [
    'layers of another schema',
    smallPmtiles({ layers: ['water', 'place'] }),
    'have no layers earth, roads, places',
  ],
])('%s ends the start with the reason', async (_case, content, reason) => {
  const file = at(`${crypto.randomUUID()}.pmtiles`)
  if (content) await folder.write(file.slice(folder.path.length + 1), content)
  const opening = openMap({ ...settings, file })
  await expect(opening).rejects.toThrow(StartupProblem)
  await expect(opening).rejects.toThrow(`MAP_PMTILES ${file} cannot be used`)
  await expect(opening).rejects.toThrow(reason)
})

test('a file of another schema is taken with a style of its own', async () => {
  await folder.write('other.pmtiles', smallPmtiles({ layers: ['water', 'place'] }))
  const sources = { streets: { type: 'vector', url: 'pmtiles://MAP_PMTILES' } }
  await folder.write('other.json', JSON.stringify({ version: 8, sources, layers: [] }))
  const styles = { standard: at('other.json') }
  expect((await openMap({ ...settings, styles, file: at('other.pmtiles') })).file).toBeDefined()
  await expect(openMap({ ...settings, styles })).rejects.toThrow('MAP_PMTILES is not set')
})

test.each([
  ['no JSON', 'style'],
  ['no style', '{"layers":[]}'],
])('a style file with %s ends the start', async (_case, text) => {
  await folder.write('broken.json', text)
  const opening = openMap({ ...settings, styles: { hybrid: at('broken.json') } })
  await expect(opening).rejects.toThrow(StartupProblem)
  await expect(opening).rejects.toThrow(`MAP_STYLES hybrid=${at('broken.json')} cannot be used`)
})
