import { screen } from '@testing-library/react'
import { freePhone } from '@vizit/test-kit/world/family-acts.ts'
import type { WorldPatient } from '@vizit/test-kit/world/patient.ts'
import type { World } from '@vizit/test-kit/world/world.ts'
import { type Arrange, press, type User, write } from './act.ts'

import { acts, familyOf } from './family-of.ts'

async function fillAdult(user: User, phone: string) {
  await user.click(await screen.findByLabelText('Родитель'))
  await write(user, /Фамилия/, 'Иванова')
  await write(user, /^Имя/, 'Мария')
  await write(user, /Отчество/, '-')
  await write(user, /Дата рождения/, '15061985')
  await user.click(screen.getByLabelText('Женский'))
  await write(user, /Телефон родственника/, phone.slice(3))
  await press(user, 'Продолжить')
}

const started = async (user: User, phone: string) => {
  await fillAdult(user, phone)
  await press(user, 'Верно')
  await screen.findByText('Шаг 2 из 3')
}

const requests = (world: World, who: WorldPatient) => async () =>
  (
    await world.db
      .selectFrom('relative_request')
      .select('id')
      .where('account_id', '=', who.accountId)
      .execute()
  ).length

export const startRelative: Arrange = async world => {
  const [who, phone] = [await world.patient(), freePhone()]
  return {
    who,
    path: '/family/add-adult',
    before: user => fillAdult(user, phone),
    press: user => press(user, 'Верно'),
    says: /Шаг 2 из 3/,
    holds: requests(world, who),
    held: 1,
  }
}

export const sendRelativeCode: Arrange = async world => {
  const [who, phone] = [await world.patient(), freePhone()]
  return {
    who,
    path: '/family/add-adult',
    before: user => started(user, phone),
    press: user => press(user, 'Отправить SMS'),
    says: /Шаг 3 из 3/,
    holds: async () => (await world.messagesTo(phone)).length,
    held: 1,
  }
}

export const confirmRelative: Arrange = async world => {
  const [who, phone] = [await world.patient(), freePhone()]
  return {
    who,
    path: '/family/add-adult',
    before: async user => {
      await started(user, phone)
      await press(user, 'Отправить SMS')
      await screen.findByText('Шаг 3 из 3')
    },
    press: async user =>
      user.type(await screen.findByLabelText('Код из 6 цифр'), await acts(world).codeSentTo(phone)),
    says: /Родственник добавлен в семью/,
    holds: familyOf(world, who),
    held: ['PARENT Мария'],
  }
}
