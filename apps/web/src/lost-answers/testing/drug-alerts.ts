import { fillDrugsWorld } from '@vizit/server/modules/drugs/testing/drugs-world.ts'
import type { WorldPatient } from '@vizit/test-kit/world/patient.ts'
import type { World } from '@vizit/test-kit/world/world.ts'
import { type Arrange, press, pressInDialog } from './act.ts'

const path = '/api/v2/my/drug-alerts'

const alerts =
  (world: World, { bearer }: WorldPatient) =>
  async () =>
    (await world.call('GET', path, { bearer })).json.map(({ packId }: { packId: string }) => packId)

export const saveDrugAlert: Arrange = async world => {
  await fillDrugsWorld(world.db, world.clock.now())
  const who = await world.patient()
  return {
    who,
    path: '/drugs/1',
    before: user => press(user, /^Сообщить мне, когда появится: /),
    press: user => pressInDialog(user, 'Сообщить мне'),
    says: /Сообщим, когда лекарство появится/,
    holds: alerts(world, who),
    held: ['12'],
  }
}

export const removeDrugAlert: Arrange = async world => {
  await fillDrugsWorld(world.db, world.clock.now())
  const who = await world.patient()
  await world.call('PUT', `${path}/12`, { bearer: who.bearer, body: { locationCode: 0, maxPrice: null } })
  return {
    who,
    path: '/drug-alerts',
    press: user => press(user, /^Не сообщать: /),
    says: /Вы не ждёте лекарств/,
    holds: alerts(world, who),
    held: [],
  }
}
