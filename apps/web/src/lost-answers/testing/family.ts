import { screen } from '@testing-library/react'
import { familyActs, freePhone } from '@vizit/test-kit/world/family-acts.ts'
import type { WorldPatient } from '@vizit/test-kit/world/patient.ts'
import type { World } from '@vizit/test-kit/world/world.ts'
import { type Arrange, press, pressInDialog, type User, write } from './act.ts'

const acts = (world: World) => familyActs(world.call)

/** Everybody except the user, as `CHILD Пётр`. */
const family = (world: World, who: WorldPatient) => async () => {
  const members: { relKind: string; profile: { firstName: string } }[] = await acts(world).family(who)
  return members
    .filter(({ relKind }) => relKind !== 'ME')
    .map(({ relKind, profile }) => `${relKind} ${profile.firstName}`)
}

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
    holds: family(world, who),
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
    holds: family(world, who),
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
    holds: family(world, who),
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
    holds: family(world, who),
    held: [],
  }
}

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
    holds: family(world, who),
    held: ['PARENT Мария'],
  }
}

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
    holds: family(world, owner),
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
