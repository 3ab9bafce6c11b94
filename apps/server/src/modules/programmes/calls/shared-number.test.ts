import { testWorld } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'
import { insurer, linkingWorld } from '../testing/linking-world.ts'

const world = await testWorld()
const at = linkingWorld(world)
beforeEach(at.clear)

const NUMBER = 'ДМС-300300'
const mine = (phone: string, { code = '1', contract = '1', name = 'Мария' } = {}) =>
  `${code};${contract};;${NUMBER};;Иванова;${name};15.06.1985;${phone};`
/** Another person with the same number at another insurer, and the birthday of the patient. */
const stranger = '1;1;;ДМС-300300;;Петрова;Нина;15.06.1985;375291110000;'

/** Two insurers that give their members the same numbers: `shield`, and one whose members are older rows. */
async function insurers({ sword, shield }: { sword: readonly string[]; shield: readonly string[] }) {
  const files = insurer({ members: [...sword] })
  const programme = 'Код;Вид;Название;Телефоны\nsword;страховая;Меч;+375 17 400-00-00'
  await at.bringIn({ ...files, 'programme.csv': programme })
  await at.bringIn(insurer({ members: [...shield] }))
}
const link = (who: Parameters<typeof at.insurer>[0]) => at.insurer(who, { contractNumber: NUMBER })

test('a number that two insurers use is answered by the one whose member the person is', async () => {
  const who = await world.patient()
  await insurers({ sword: [stranger], shield: [mine(who.phone, { contract: 'old' })] })
  const { json } = await link(who)
  expect([json.code, json.attributes.programCaption]).toEqual(['EXPIRED_CONTRACT', 'Щит'])
})

test('a phone that differs at the own insurer is told, not a stranger’s birthday that is the same', async () => {
  const who = await world.patient()
  await insurers({ sword: [stranger], shield: [mine('375291119999')] })
  const { json } = await link(who)
  expect([json.code, json.attributes.programCaption]).toEqual(['CONTRACT_PHONE_MISMATCH', 'Щит'])
})

test('who is not described yet at one insurer is linked by the other, which describes them', async () => {
  const who = await world.patient()
  await insurers({ sword: [`1;1;;${NUMBER};;;;;;`], shield: [mine(who.phone)] })
  expect((await link(who)).json.coverage).toMatchObject({ coverer: 'shield' })
})

test('whoever has the same number at both insurers links one after the other', async () => {
  const who = await world.patient()
  await insurers({ sword: [mine(who.phone)], shield: [mine(who.phone)] })
  const [first, second, again] = [await link(who), await link(who), await link(who)]
  expect([first, second].map(({ json }) => json.coverage.coverer)).toEqual(['sword', 'shield'])
  expect(again.status).toBe(200)
  expect((await at.list(who)).coverages).toHaveLength(2)
})
