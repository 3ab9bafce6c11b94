import { screen } from '@testing-library/react'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import type { World } from '@vizit/test-kit/world/world.ts'
import type { Arrange } from './act.ts'

const settings = async (world: World, bearer: string) =>
  (await world.call('GET', '/api/v2/my/reminders', { bearer })).json

export const saveReminderSettings: Arrange = async world => {
  const who = await world.patient()
  return {
    who,
    path: '/reminders',
    before: () => screen.findByRole('combobox', { name: 'О каждом визите' }),
    press: user => user.selectOptions(screen.getByRole('combobox', { name: 'О каждом визите' }), '2h'),
    says: /Сохранено/,
    holds: async () => (await settings(world, who.bearer)).choice,
    held: '2h',
  }
}

export const chooseMemberReminders: Arrange = async world => {
  const who = await world.patient()
  await world.relative(
    who.accountId,
    { relKind: 'CHILD', level: 'VIEW_REPORTS_TESTS' },
    { firstName: 'Пётр', birthday: '2018-05-01' },
  )
  return {
    who,
    path: '/reminders',
    before: () => screen.findByRole('combobox', { name: /Пётр/ }),
    press: user => user.selectOptions(screen.getByRole('combobox', { name: /Пётр/ }), 'none'),
    says: /Сохранено/,
    holds: async () =>
      (await settings(world, who.bearer)).members.map(({ told }: { told: string }) => told).includes('none'),
    held: true,
  }
}

export const chooseVisitReminder: Arrange = async world => {
  const who = await world.patient()
  const { slots } = await world.doctor()
  const { json } = await world.book(who, requireValue(slots[0]))
  const label = 'Когда напомнить'
  return {
    who,
    path: `/visits/${json.orderId}`,
    before: () => screen.findByRole('combobox', { name: label }),
    press: user => user.selectOptions(screen.getByRole('combobox', { name: label }), '2h'),
    says: /Напомним/,
    holds: async () =>
      (
        await world.call('GET', `/api/v2/my/providers/visits/${json.orderId}/reminder`, {
          bearer: who.bearer,
        })
      ).json.choice,
    held: '2h',
  }
}
