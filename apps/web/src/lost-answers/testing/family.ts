import { screen } from '@testing-library/react'
import type { World } from '@vizit/test-kit/world/world.ts'
import { type Arrange, press, pressInDialog, type User, write } from './act.ts'

import { familyOf } from './family-of.ts'

async function withChild(world: World) {
  const who = await world.patient()
  const child = await world.relative(
    who.accountId,
    { relKind: 'CHILD', level: 'VIEW_REPORTS_TESTS' },
    { firstName: 'Пётр', birthday: '2018-05-01' },
  )
  return { who, child }
}

/** Both may see each other's name. */
async function withRelative(world: World) {
  const [who, other] = [await world.patient(), await world.patient({ firstName: 'Ольга' })]
  await world.relate(who.accountId, other.profileId, { relKind: 'OTHER', level: 'VIEW_COVERAGE' })
  await world.relate(other.accountId, who.profileId, { relKind: 'OTHER', level: 'VIEW_COVERAGE' })
  return { who, other }
}

let children = 0
/** No other account has such a child. */
async function fillChild(user: User) {
  await write(user, /Фамилия/, 'Ковалёва')
  await write(user, /^Имя/, 'Мария')
  await write(user, /Отчество/, '-')
  await write(user, /Дата рождения/, `1${++children % 10}062019`)
  await user.click(screen.getByLabelText('Женский'))
  await user.click(screen.getByRole('checkbox'))
}

export const addChild: Arrange = async world => {
  const who = await world.patient()
  return {
    who,
    path: '/family/add-child',
    before: fillChild,
    press: user => press(user, 'Добавить ребёнка'),
    says: /Ребёнок добавлен в семью/,
    holds: familyOf(world, who),
    held: ['CHILD Мария'],
  }
}

export const saveChild: Arrange = async world => {
  const { who, child } = await withChild(world)
  return {
    who,
    path: `/family/edit-child?id=${child}`,
    before: async user => {
      await user.clear(await screen.findByLabelText(/^Имя/))
      await write(user, /^Имя/, 'Павел')
    },
    press: user => press(user, 'Сохранить'),
    says: /Данные ребёнка сохранены/,
    holds: familyOf(world, who),
    held: ['CHILD Павел'],
  }
}

const remove = (name: RegExp) => async (user: User) => {
  await press(user, name)
  await user.click(screen.getByRole('menuitem', { name: 'Удалить из семьи' }))
}

export const removeChild: Arrange = async world => {
  const { who } = await withChild(world)
  return {
    who,
    path: '/family',
    before: remove(/^Действия: /),
    press: user => pressInDialog(user, 'Да, удалить'),
    says: /В вашей семье ещё никого нет/,
    holds: familyOf(world, who),
    held: [],
  }
}

export const removeRelative: Arrange = async world => {
  const { who } = await withRelative(world)
  return {
    who,
    path: '/family',
    before: remove(/^Действия: /),
    press: user => pressInDialog(user, 'Да, удалить'),
    says: /В вашей семье ещё никого нет/,
    holds: familyOf(world, who),
    held: [],
  }
}

export const setGrant: Arrange = async world => {
  const { who, other } = await withRelative(world)
  return {
    who,
    path: `/family/access?id=${other.profileId}`,
    press: user => press(user, /^Разрешить: .*Мои визиты/),
    says: /Может записывать к врачу/,
    holds: async () => {
      const { access_level } = await world.db
        .selectFrom('family_relation')
        .select('access_level')
        .where('account_id', '=', other.accountId)
        .where('profile_id', '=', who.profileId)
        .executeTakeFirstOrThrow()
      return access_level
    },
    held: 'BOOK_VISITS',
  }
}

export const giveConsent: Arrange = async world => {
  const who = await world.patient({ consent: false })
  return {
    who,
    path: '/consent',
    before: async user => user.click(await screen.findByRole('checkbox')),
    press: user => press(user, 'Продолжить'),
    says: /Найдите врача и время/,
    holds: async () => (await world.call('GET', '/api/v2/my/profile', who)).json.consentReceived,
    held: true,
  }
}
