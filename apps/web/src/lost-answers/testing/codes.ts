import { screen } from '@testing-library/react'
import { freePhone } from '@vizit/test-kit/world/family-acts.ts'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import type { World } from '@vizit/test-kit/world/world.ts'
import { type Arrange, press, type User, write } from './act.ts'
import { linked, withTest } from './scenes.ts'

const CODE = 'Код из 6 цифр'

/** The code of the last SMS. */
const codeOf = async (world: World, phone: string) =>
  requireValue((await world.messagesTo(phone)).flatMap(text => /(?<!\d)\d{6}(?!\d)/.exec(text) ?? [])[0])

const sent = (world: World, phone: string) => async () => (await world.messagesTo(phone)).length

const enterPhone = (phone: string) => (user: User) => write(user, 'Номер телефона', phone.slice(3))

export const startPhoneLogin: Arrange = async world => {
  const phone = freePhone()
  return {
    path: '/sign-in',
    before: enterPhone(phone),
    press: user => press(user, 'Продолжить'),
    typed: () => screen.getByLabelText<HTMLInputElement>('Номер телефона').value.replaceAll(/\D/g, ''),
    isTyped: phone,
    says: /Код из SMS/,
    holds: sent(world, phone),
    held: 1,
  }
}

const sessions = (world: World, phone: string) => async () =>
  (
    await world.db
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.account_id')
      .select('session.id')
      .where('account.phone', '=', phone)
      .where('ended_at', 'is', null)
      .execute()
  ).length

export const confirmSms: Arrange = async world => {
  const { phone } = await world.patient()
  return {
    path: '/sign-in',
    before: async user => {
      await enterPhone(phone)(user)
      await press(user, 'Продолжить')
      await screen.findByLabelText(CODE)
    },
    press: async user => write(user, CODE, await codeOf(world, phone)),
    says: /Мои визиты.*Будущие/,
    holds: sessions(world, phone),
    held: 2,
  }
}

/** Made with the token that the code gave. */
export const startSession: Arrange = async world => confirmSms(world)

export const sendGuestCode: Arrange = async world => {
  const { path, phone } = await linked(world)
  return {
    path,
    press: user => press(user, 'Получить код'),
    says: /Код отправлен на номер/,
    // The link and the code.
    holds: sent(world, phone),
    held: 2,
  }
}

export const confirmGuestCode: Arrange = async world => {
  const { path, phone } = await linked(world)
  return {
    path,
    before: async user => {
      await press(user, 'Получить код')
      await screen.findByLabelText(CODE)
    },
    press: async user => write(user, CODE, await codeOf(world, phone)),
    says: /Отменить визит/,
    holds: async () => (await world.db.selectFrom('guest_session').select('visit_id').execute()).length >= 1,
    held: true,
  }
}

export const requestActivationCode: Arrange = async world => {
  const { who, path } = await withTest(world)
  return {
    ...{ who, path },
    before: user => press(user, /^Открыть результаты/),
    press: user => press(user, 'Отправить код'),
    says: /Код из 6 цифр/,
    holds: sent(world, who.phone),
    held: 1,
  }
}

export const confirmActivationCode: Arrange = async world => {
  const { who, path, record } = await withTest(world)
  return {
    ...{ who, path },
    before: async user => {
      await press(user, /^Открыть результаты/)
      await press(user, 'Отправить код')
      await screen.findByLabelText(CODE)
    },
    press: async user => write(user, CODE, await codeOf(world, who.phone)),
    says: /Общий анализ крови/,
    holds: () =>
      world.db
        .selectFrom('activation_code')
        .select('record_id')
        .where('record_id', '=', record.recordId)
        .where('opened_at', 'is not', null)
        .execute(),
    held: [{ record_id: record.recordId }],
  }
}
