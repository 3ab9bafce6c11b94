import { createWait as waitingScene } from '@vizit/server/authorization/testing/create-wait.ts'
import type { WorldPatient } from '@vizit/test-kit/world/patient.ts'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import type { World } from '@vizit/test-kit/world/world.ts'
import { type Arrange, press, pressInDialog, write } from './act.ts'

const waits =
  (world: World, { bearer }: WorldPatient) =>
  async () =>
    (await world.call('GET', '/api/v2/my/providers/waitlist', { bearer })).json.map(
      ({ kind, lastDate }: { kind: string; lastDate: string | null }) => [kind, lastDate],
    )

async function waiting(world: World) {
  const who = await world.patient()
  const doctor = await world.doctor({ slots: 1, from: '2026-03-06T06:00:00Z' })
  return { who, ...(await waitingScene(world, doctor, who)) }
}

export const waitForEarlier: Arrange = async world => {
  const who = await world.patient()
  const { slots } = await world.doctor()
  const { json } = await world.book(who, requireValue(slots[3]))
  return {
    who,
    path: `/waitlist/join?visit=${json.orderId}`,
    press: user => press(user, 'Добавить в лист ожидания'),
    says: /Вы в листе ожидания/,
    holds: waits(world, who),
    held: [['earlier', null]],
  }
}

export const waitForTime: Arrange = async world => {
  const who = await world.patient()
  const { doctorId } = await world.doctor({ slots: 0 })
  return {
    who,
    path: `/waitlist/join?clinic=${world.clinic.providerCode}&doctor=${doctorId}`,
    press: user => press(user, 'Добавить в лист ожидания'),
    says: /Вы в листе ожидания/,
    holds: waits(world, who),
    held: [['free', null]],
  }
}

export const changeWait: Arrange = async world => {
  const { who } = await waiting(world)
  return {
    who,
    path: '/waitlist',
    before: async user => {
      await press(user, /^Изменить дни и часы: /)
      await write(user, /^Не позже даты/, '02032026')
    },
    press: user => pressInDialog(user, 'Сохранить'),
    says: /Сохранено. Ваше место в листе ожидания прежнее/,
    holds: waits(world, who),
    held: [['free', '2026-03-02']],
  }
}

export const stopWaiting: Arrange = async world => {
  const { who } = await waiting(world)
  return {
    who,
    path: '/waitlist',
    before: user => press(user, /^Больше не ждать: /),
    press: user => pressInDialog(user, 'Больше не ждать'),
    says: /Вы ничего не ждёте/,
    holds: waits(world, who),
    held: [],
  }
}

export const takeOffer: Arrange = async world => {
  const { who, offerId } = await waiting(world)
  return {
    who,
    path: `/waitlist/offers/${offerId}`,
    press: user => press(user, 'Записаться'),
    says: /Визит создан!/,
    holds: async () => (await world.visits(who)).json.future.length,
    held: 1,
  }
}

export const declineOffer: Arrange = async world => {
  const { who, offerId } = await waiting(world)
  return {
    who,
    path: `/waitlist/offers/${offerId}`,
    press: user => press(user, /^Не подходит: /),
    says: /Вы отказались от этого времени/,
    holds: waits(world, who),
    held: [['free', null]],
  }
}
