import type { WorldPatient } from '@vizit/test-kit/world/patient.ts'
import type { World } from '@vizit/test-kit/world/world.ts'
import { type Arrange, press, pressInDialog, write } from './act.ts'

import { acts, familyOf } from './family-of.ts'

export const joinFamily: Arrange = async world => {
  const [who, owner] = [await world.patient(), await world.patient()]
  const { json } = await acts(world).showCode(owner, 'SPOUSE')
  return {
    who,
    path: '/family/enter-code',
    before: user => write(user, 'Код родственника', json.code),
    press: user => press(user, 'Отправить запрос'),
    says: /ждём ответа/,
    holds: async () => (await acts(world).requests(who)).outgoing.length,
    held: 1,
  }
}

async function asked(world: World) {
  const [owner, joiner] = [await world.patient(), await world.patient()]
  await acts(world).askBy(owner, joiner, 'OTHER')
  return { owner, joiner }
}
const open = (world: World, who: WorldPatient) => async () => {
  const { incoming, outgoing } = await acts(world).requests(who)
  return incoming.length + outgoing.length
}

export const acceptJoinRequest: Arrange = async world => {
  const { owner } = await asked(world)
  return {
    who: owner,
    path: '/family',
    press: user => press(user, /^Разрешить: /),
    says: /Поздравляем/,
    holds: familyOf(world, owner),
    held: ['OTHER Мария'],
  }
}

export const declineJoinRequest: Arrange = async world => {
  const { owner } = await asked(world)
  return {
    who: owner,
    path: '/family',
    press: user => press(user, /^Отклонить: /),
    says: /Запрос отклонён/,
    holds: open(world, owner),
    held: 0,
  }
}

export const withdrawJoinRequest: Arrange = async world => {
  const { joiner } = await asked(world)
  return {
    who: joiner,
    path: '/family',
    press: user => press(user, /^Отозвать запрос: /),
    says: /Запрос отозван/,
    holds: open(world, joiner),
    held: 0,
  }
}

export const markFamilySeen: Arrange = async world => {
  const [who, other] = [await world.patient(), await world.patient()]
  await acts(world).joinBy(who, other, 'OTHER')
  return {
    who,
    path: '/family',
    press: user => pressInDialog(user, 'ОК'),
    says: /Моя семья/,
    holds: async () =>
      (await acts(world).family(who)).filter(({ isNew }: { isNew: boolean }) => isNew).length,
    held: 0,
  }
}
