import type { DB } from '@vizit/server/platform/database/generated/db.ts'
import type { Kysely } from 'kysely'

export interface Clinic {
  readonly providerId: string
  readonly providerCode: string
  readonly branchId: string
  readonly specialityId: string
}

export interface ClinicOptions {
  readonly active?: boolean
  readonly onlineBooking?: boolean
}

let made = 0
let specialities = 0

const MINSK = {
  ...{ code: 17, name_ru: 'Минск', name_be: 'Мінск', name_en: 'Minsk', latitude: 53.9, longitude: 27.56 },
  banners: ['doctors'],
}
export const GOMEL = {
  ...{ code: 232, name_ru: 'Гомель', name_be: 'Гомель', name_en: 'Gomel', latitude: 52.4, longitude: 31 },
  banners: ['doctors'],
}

/** A town, if it is not there yet. */
export const createTown = (db: Kysely<DB>, town: typeof MINSK) =>
  db
    .insertInto('location')
    .values(town)
    .onConflict(conflict => conflict.doNothing())
    .execute()

/** A medical organisation with one branch in Minsk. */
export async function createClinic(db: Kysely<DB>, options: ClinicOptions = {}): Promise<Clinic> {
  const code = `clinic-${++made}`
  await createTown(db, MINSK)
  const specialityId = await createSpeciality(db)
  const provider = await db
    .insertInto('provider')
    .values({
      code,
      name_ru: 'Клиника «Мир»',
      active: options.active ?? true,
      online_booking: options.onlineBooking ?? true,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const branch = await db
    .insertInto('branch')
    .values({
      provider_id: provider.id,
      code: 'main',
      name_ru: 'Филиал на Немиге',
      name_be: 'Філіял на Нямізе',
      name_en: 'Niamiha branch',
      address_ru: 'ул. Немига, 5',
      address_be: 'вул. Няміга, 5',
      address_en: '5 Niamiha St',
      phones: ['375172000000', '375291000000'],
      location_code: 17,
      latitude: 53.9042,
      longitude: 27.5506,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return {
    providerId: provider.id,
    providerCode: code,
    branchId: branch.id,
    specialityId,
  }
}

interface SpecialityNames {
  readonly ru: string
  readonly be: string
  readonly en: string
}

const THERAPIST: SpecialityNames = { ru: 'Терапевт', be: 'Тэрапеўт', en: 'Therapist' }

export async function createSpeciality(db: Kysely<DB>, named = THERAPIST): Promise<string> {
  const { id } = await db
    .insertInto('speciality')
    .values({
      code: `therapy-${++specialities}`,
      name_ru: named.ru,
      name_be: named.be,
      name_en: named.en,
      short_ru: named.ru,
      adults: true,
      children: true,
      group_code: 'therapy',
      group_ru: 'Терапия',
      group_be: 'Тэрапія',
      group_en: 'Therapy',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
