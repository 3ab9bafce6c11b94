import { testFolders } from '@vizit/test-kit/files/test-folders.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/** Two clinics to be covered: `lode` with two branches, a service with two options and one without; `far`. */
export async function fillClinics(db: Kysely<DB>): Promise<void> {
  await sql`
    truncate programme_cover, programme_limit, programme_member, programme_contract, programme_domain cascade`.execute(
    db,
  )
  await sql`delete from programme where code in ('plant', 'shield')`.execute(db)
  await sql`delete from provider where code in ('lode', 'far')`.execute(db)
  await sql`
    insert into location (code, name_ru, name_be, name_en, latitude, longitude, banners)
    values (17, 'Минск', 'Мінск', 'Minsk', 53.9, 27.57, '{doctors}') on conflict do nothing`.execute(db)
  await sql`
    with clinic as (
      insert into provider (code, name_ru) values ('lode', 'Лодэ'), ('far', 'Далёкая') returning id, code
    ), branches as (
      insert into branch (provider_id, code, name_ru, address_ru, location_code)
      select id, b, 'Филиал ' || b, 'ул. Первая, 1', 17 from clinic, unnest(array['b1', 'b2']) b
    ), grouped as (
      insert into service_group (provider_id, code, name_ru) select id, 'g', 'Раздел' from clinic returning id, provider_id
    ), services as (
      insert into service (provider_id, code, group_id, name_ru, duration_minutes, for_adult, for_children)
      select provider_id, s, id, 'Услуга ' || s, 30, true, true from grouped, unnest(array['mri', 'visit']) s
      returning id, provider_id, code
    )
    insert into service_option (provider_id, service_id, code, name_ru)
    select provider_id, id, o, 'Вариант ' || o from services, unnest(array['one', 'two']) o where code = 'mri'`.execute(
    db,
  )
}

export const employerFiles = {
  'programme.csv': `Код;Вид;Название;Домены почты;Телефоны;Семья
plant;работодатель;Завод;plant.by, zavod.by;+375 17 200-00-00;да`,
  'contracts.csv': `Договор;Действует с;Действует по
2026;01.01.2026;31.12.2026`,
  'members.csv': `Код;Договор;E-mail;Фамилия;Имя;Отчество;Дата рождения;Телефон;Семья
1;2026;ivan@plant.by;Иванов;Иван;Иванович;01.02.1980;+375291112233;
2;2026;anna@zavod.by;Иванова;Анна;-;29.02.1984;+375291112244;1`,
  'limits.csv': `Код;Название;Визитов;За;На
mri-year;МРТ, раз в год;1;год;семья`,
  'covered.csv': `Медицинский центр;Филиал;Услуга;Вариант;Покрытие;Процент;Лимит
lode;;;;покрыто;80;
lode;b2;;;не покрыто;;
lode;;mri;one;с лимитом;100;mri-year`,
}

export const insurerFiles = {
  'programme.csv': `code;kind;name;phones;limited
shield;insurer;Щит;+375 17 300-00-00;yes`,
  'contracts.csv': `contract;activates_on;ends_on;ready;needs_suffix
ДМС-100;01.01.2026;31.12.2026;yes;no
ДМС-200;01.01.2026;;yes;yes`,
  'members.csv': `code;contract;barcode;number;last_name;first_name;birthday;phone;card
a;ДМС-100;4810000000018;ДМС-100001;Петров;Пётр;10.10.1970;+375291110001;active
b;ДМС-200;;ДМС-200001/77;Сидорова;Вера;11.11.1990;+375291110002;active
c;ДМС-100;4810000000025;;;;;;active`,
  'covered.csv': `clinic;coverage
far;covered`,
}

export type ProgrammeFiles = Readonly<Record<string, string>>

/** Writes a programme's folder and returns its path. */
export function programmeWriter() {
  const newFolder = testFolders()
  return async (files: ProgrammeFiles): Promise<string> => {
    const folder = await newFolder()
    for (const [name, content] of Object.entries(files)) await folder.write(name, content)
    return folder.path
  }
}
