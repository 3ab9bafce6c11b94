import { screen } from '@testing-library/react'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import type { World } from '@vizit/test-kit/world/world.ts'
import { type Arrange, press, pressInDialog, type User, write } from './act.ts'
import { linked, ownPhone } from './scenes.ts'

export const bookGuestVisit: Arrange = async world => {
  const { slots } = await world.doctor()
  const slot = requireValue(slots[0])
  const phone = ownPhone()
  return {
    path: `/timeslot/${slot.timetableId}?clinic=${world.clinic.providerCode}`,
    before: async user => {
      await press(user, 'Записаться без входа')
      await screen.findByRole('heading', { name: 'Кто придёт на визит' })
      await write(user, /^Фамилия/, 'Петрова')
      await write(user, /^Имя/, 'Ольга')
      await write(user, /^Отчество/, '-')
      await write(user, /^Дата рождения/, '17051990')
      await user.click(screen.getByRole('radio', { name: 'Женский' }))
      await write(user, /^Номер телефона/, phone)
      for (const box of screen.getAllByRole('checkbox')) await user.click(box)
    },
    press: user => press(user, 'Записаться'),
    says: /Вы записаны на визит/,
    holds: async () => [
      (
        await world.db
          .selectFrom('visit_contact')
          .select('phone')
          .where('phone', '=', `375${phone}`)
          .execute()
      ).length,
      (await world.messagesTo(`375${phone}`)).length,
    ],
    held: [1, 1],
  }
}

const code = async (world: World, phone: string) =>
  (await world.messagesTo(phone)).flatMap(text => /(?<!\d)\d{6}(?!\d)/.exec(text) ?? [])[0] ?? ''

const enter = async (user: User, world: World, phone: string) => {
  await press(user, 'Получить код')
  await screen.findByLabelText('Код из 6 цифр')
  return write(user, 'Код из 6 цифр', await code(world, phone))
}

export const cancelGuestVisit: Arrange = async world => {
  const { phone, path, visit } = await linked(world)
  return {
    path,
    before: async user => {
      await enter(user, world, phone)
      await press(user, 'Отменить визит')
    },
    press: user => pressInDialog(user, 'Отменить визит'),
    says: /Визит отменён/,
    holds: visit,
    held: [],
  }
}

export const moveGuestVisit: Arrange = async world => {
  const { phone, path, visit } = await linked(world)
  return {
    path,
    before: async user => {
      await enter(user, world, phone)
      await press(user, 'Перенести')
      await press(user, /^09:30/)
    },
    press: user => press(user, 'Перенести визит'),
    says: /Визит перенесён|Ваш визит/,
    holds: visit,
    held: [1],
  }
}
