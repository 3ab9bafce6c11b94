import { createCard } from '@vizit/server/authorization/testing/create-card.ts'
import type { WorldPatient } from '@vizit/test-kit/world/patient.ts'
import type { World } from '@vizit/test-kit/world/world.ts'
import { type Arrange, press, pressInDialog, write } from './act.ts'

const coverages =
  (world: World, { bearer }: WorldPatient, what: 'coverages' | 'requests') =>
  async () =>
    (await world.call('GET', '/api/v2/my/coverage', { bearer })).json[what].map(
      ({ coverer }: { coverer: string }) => coverer,
    )

export const requestEmployer: Arrange = async world => {
  const who = await world.patient()
  await world.db
    .insertInto('programme')
    .values({ code: 'works', kind: 'EMPLOYER', caption_ru: 'Завод' })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  await world.db
    .insertInto('programme_domain')
    .values({ domain: 'works.by', programme_code: 'works' })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return {
    who,
    path: '/programmes/works/sign-in',
    before: user => write(user, 'Рабочий e\u2011mail', `${who.phone}@works.by`),
    press: user => press(user, 'Получить код'),
    says: /Письмо отправлено на/,
    holds: coverages(world, who, 'requests'),
    held: ['works'],
  }
}

export const linkInsurer: Arrange = async world => {
  const who = await world.patient()
  const barcode = await createCard(world, { profileId: who.profileId, caller: who })
  return {
    who,
    path: '/programmes/shield/sign-in',
    before: user => write(user, 'Штрихкод, 13 цифр', barcode),
    press: user => press(user, 'Подключить'),
    says: /Мои программы.*Щит.*Действует/,
    holds: coverages(world, who, 'coverages'),
    held: ['shield'],
  }
}

export const endCoverage: Arrange = async world => {
  const who = await world.patient()
  await world.cover(who, { code: 'left' })
  return {
    who,
    path: '/programmes',
    before: user => press(user, /^Отключить: /),
    press: user => pressInDialog(user, 'Отключить'),
    says: /Программ пока нет/,
    holds: coverages(world, who, 'coverages'),
    held: [],
  }
}
