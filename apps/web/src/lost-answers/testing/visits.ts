import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import type { World } from '@vizit/test-kit/world/world.ts'
import { type Arrange, press, pressInDialog } from './act.ts'

/** The start times of the person's planned visits. */
const planned = (world: World, bearer: string) => async () =>
  (await world.visits({ bearer })).json.future.map(({ startDate }: { startDate: string }) => startDate)

const at = (date: Date) => date.toISOString().replace('.000', '')

async function bookable(world: World) {
  const who = await world.patient()
  const { slots } = await world.doctor()
  const slot = requireValue(slots[0])
  return { who, slot, later: requireValue(slots[1]), path: `/timeslot/${slot.timetableId}` }
}

async function booked(world: World) {
  const { who, slot, later } = await bookable(world)
  const { json } = await world.book(who, slot)
  return { who, later, orderId: json.orderId as string, slot }
}

export const holdTimeslot: Arrange = async world => {
  const { who, slot, path } = await bookable(world)
  return {
    ...{ who, path },
    press: async () => undefined,
    says: /Время за вами ещё 5 минут/,
    holds: () =>
      world.db
        .selectFrom('timeslot')
        .select('id')
        .where('held_by', '=', who.accountId)
        .where('assignment_id', '=', slot.assignmentId)
        .execute(),
    held: [{ id: slot.timetableId }],
  }
}

export const bookVisit: Arrange = async world => {
  const { who, slot, path } = await bookable(world)
  return {
    ...{ who, path },
    press: user => press(user, 'Записаться'),
    says: /Вы записаны на визит/,
    holds: planned(world, who.bearer),
    held: [at(slot.startsAt)],
  }
}

export const moveVisit: Arrange = async world => {
  const { who, orderId, later } = await booked(world)
  return {
    who,
    path: `/visits/${orderId}/move`,
    before: user => press(user, /^09:30/),
    press: user => press(user, 'Перенести визит'),
    says: /Визит перенесён/,
    holds: planned(world, who.bearer),
    held: [at(later.startsAt)],
  }
}

export const cancelVisit: Arrange = async world => {
  const { who } = await booked(world)
  return {
    who,
    path: '/visits',
    before: user => press(user, /^Отменить визит: /),
    press: user => pressInDialog(user, 'Отменить визит'),
    says: /Визит отменён!.*|У вас ещё нет визитов/,
    holds: planned(world, who.bearer),
    held: [],
  }
}
