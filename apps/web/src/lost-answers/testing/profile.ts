import { screen } from '@testing-library/react'
import type { WorldPatient } from '@vizit/test-kit/world/patient.ts'
import type { World } from '@vizit/test-kit/world/world.ts'
import { type Arrange, press, pressInDialog, type User, write } from './act.ts'
import { withEmail } from './scenes.ts'

/** Types the code from the SMS into the dialog of an action. */
async function enterCode(user: User, world: World, { phone }: WorldPatient) {
  await screen.findByText(/^Код отправлен на/)
  const [code = ''] = (await world.messagesTo(phone)).flatMap(text => /\d{6}/.exec(text) ?? [])
  await write(user, 'Код из SMS', code)
}

const addresses =
  (world: World, { accountId }: WorldPatient) =>
  async () =>
    (
      await world.db
        .selectFrom('account_email')
        .select('address')
        .where('account_id', '=', accountId)
        .execute()
    ).map(({ address }) => address)

export const saveEmails: Arrange = async world => {
  const who = await world.patient()
  const address = `new-${who.phone}@example.by`
  return {
    who,
    path: '/profile',
    before: async user => {
      await press(user, 'Указать e-mail')
      await write(user, /^E-mail/, address)
    },
    press: user => press(user, 'Отправить письмо'),
    says: new RegExp(address),
    holds: addresses(world, who),
    held: [address],
  }
}

export const sendFreshCode: Arrange = async world => {
  const who = await withEmail(world)
  return {
    who,
    path: '/profile',
    press: user => press(user, 'Заказать копию'),
    says: /Код отправлен на/,
    holds: async () => (await world.messagesTo(who.phone)).length,
    held: 1,
  }
}

export const orderExport: Arrange = async world => {
  const who = await withEmail(world)
  return {
    who,
    path: '/profile',
    before: async user => {
      await press(user, 'Заказать копию')
      await enterCode(user, world, who)
    },
    press: user => press(user, 'Подтвердить'),
    says: /Копия готовится|Ссылка отправлена/,
    holds: async () =>
      (
        await world.db
          .selectFrom('data_export')
          .select('id')
          .where('account_id', '=', who.accountId)
          .execute()
      ).length,
    held: 1,
  }
}

export const deleteAccount: Arrange = async world => {
  const who = await world.patient()
  return {
    who,
    path: '/profile/delete',
    before: async user => {
      await user.click(await screen.findByRole('checkbox'))
      await press(user, 'Удалить навсегда')
      await enterCode(user, world, who)
    },
    press: user => pressInDialog(user, 'Удалить навсегда'),
    says: /Профиль удалён/,
    holds: () => world.db.selectFrom('account').select('id').where('id', '=', who.accountId).execute(),
    held: [],
  }
}

export const saveProfile: Arrange = async world => {
  const who = await world.patient()
  return {
    who,
    path: '/profile/edit',
    before: async user => {
      await user.clear(await screen.findByLabelText(/^Имя/))
      await write(user, /^Имя/, 'Ольга')
      await press(user, 'Далее')
    },
    press: user => pressInDialog(user, 'Сохранить'),
    says: /Мой профиль|Иванова Ольга/,
    holds: async () => (await world.call('GET', '/api/v2/my/profile', who)).json.firstName,
    held: 'Ольга',
  }
}

const devices =
  (world: World, { accountId }: WorldPatient) =>
  async () =>
    (
      await world.db
        .selectFrom('session')
        .select('id')
        .where('account_id', '=', accountId)
        .where('ended_at', 'is', null)
        .execute()
    ).length

async function onTwoDevices(world: World) {
  const who = await world.patient()
  await world.anotherDevice(who)
  return who
}

export const endDevice: Arrange = async world => {
  const who = await onTwoDevices(world)
  return {
    who,
    path: '/profile/devices',
    before: user => press(user, /^Выйти на устройстве/),
    press: user => pressInDialog(user, 'Выйти'),
    says: /Других устройств нет/,
    holds: devices(world, who),
    held: 1,
  }
}

export const endOtherDevices: Arrange = async world => {
  const who = await onTwoDevices(world)
  await world.anotherDevice(who)
  return {
    who,
    path: '/profile/devices',
    before: user => press(user, 'Выйти на всех остальных'),
    press: user => pressInDialog(user, 'Выйти'),
    says: /Других устройств нет/,
    holds: devices(world, who),
    held: 1,
  }
}
