import { testWorld } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'
import { insurer, linkingWorld } from '../testing/linking-world.ts'

const world = await testWorld()
const { clear, bringIn, insurer: link, list } = linkingWorld(world)
beforeEach(clear)

const barcode = '4810000000018'
const other = '9;1;4810000000049;;;;;;;'

test('a programme that ended more than once is one line, and none beside one that goes on', async () => {
  const patient = await world.patient()
  const row = `1;1;${barcode};;;Иванова;Мария;15.06.1985;${patient.phone};`
  const states = async () => (await list(patient)).coverages.map(({ status }: { status: string }) => status)
  for (const _ of ['linked', 'linked once more']) {
    await bringIn(insurer({ members: [row, other] }))
    expect((await link(patient, { barcode })).status).toBe(200)
    expect(await states()).toEqual(['ACTIVE'])
    await bringIn(insurer({ members: [other] }))
    expect(await states()).toEqual(['ENDED'])
    world.clock.advance(60)
  }
})
