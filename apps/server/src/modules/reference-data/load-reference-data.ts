import { type Kysely, sql } from 'kysely'
import type { DB } from '../../platform/database/generated/db.ts'
import { loadAtcGroups } from './load-atc-groups.ts'
import { loadHolidays } from './load-holidays.ts'
import { loadListedServices } from './load-listed-services.ts'
import { listOf, readReference } from './read-reference.ts'

/**
 * Updates towns, specialities, holidays, listed services, ATC groups and the synonyms of the search to this version's; unchanged
 * rows are not written.
 */
export async function loadReferenceData(db: Kysely<DB>): Promise<void> {
  await db.transaction().execute(async trx => {
    await loadLocations(trx)
    await loadSpecialities(trx)
    await loadHolidays(trx)
    await loadListedServices(trx)
    await loadAtcGroups(trx)
    await loadSearchSynonyms(trx)
  })
}

async function loadLocations(trx: Kysely<DB>): Promise<void> {
  const rows = await readReference('locations', [
    ...['code', 'name_ru', 'name_be', 'name_en', 'region_iso', 'lat', 'lon', 'population', 'banners'],
  ] as const)
  const records = rows.map(({ lat, lon, population, region_iso, banners, ...row }) => ({
    ...row,
    region_iso: region_iso || null,
    latitude: Number(lat),
    longitude: Number(lon),
    population: population === '' ? null : Number(population),
    banners: listOf(banners),
  }))
  await sql`
    insert into location (code, name_ru, name_be, name_en, region_iso, latitude, longitude, population, banners)
    select code, name_ru, name_be, name_en, region_iso, latitude, longitude, population, banners
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as row (
      code int, name_ru text, name_be text, name_en text, region_iso text,
      latitude float8, longitude float8, population int, banners text[]
    )
    on conflict (code) do update set
      name_ru = excluded.name_ru, name_be = excluded.name_be, name_en = excluded.name_en,
      region_iso = excluded.region_iso, latitude = excluded.latitude, longitude = excluded.longitude,
      population = excluded.population, banners = excluded.banners
    where (location.name_ru, location.name_be, location.name_en, location.region_iso, location.latitude,
        location.longitude, location.population, location.banners)
      is distinct from (excluded.name_ru, excluded.name_be, excluded.name_en, excluded.region_iso,
        excluded.latitude, excluded.longitude, excluded.population, excluded.banners)`.execute(trx)
}

async function loadSpecialities(trx: Kysely<DB>): Promise<void> {
  const rows = await readReference('specialties', [
    ...['code', 'name_ru', 'name_be', 'name_en', 'short_ru', 'adults', 'children'],
    ...['group', 'group_ru', 'group_be', 'group_en', 'synonyms'],
  ] as const)
  const complaints = await readComplaints()
  const records = rows.map(({ group, synonyms, adults, children, ...row }) => ({
    ...row,
    complaints: complaints.first.get(row.code) ?? [],
    also_complaints: complaints.also.get(row.code) ?? [],
    adults: adults === '1',
    children: children === '1',
    group_code: group,
    synonyms: listOf(synonyms),
  }))
  await sql`
    insert into speciality (code, name_ru, name_be, name_en, short_ru, adults, children,
      group_code, group_ru, group_be, group_en, synonyms, complaints, also_complaints)
    select code, name_ru, name_be, name_en, short_ru, adults, children,
      group_code, group_ru, group_be, group_en, synonyms, complaints, also_complaints
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as row (
      code text, name_ru text, name_be text, name_en text, short_ru text, adults boolean, children boolean,
      group_code text, group_ru text, group_be text, group_en text, synonyms text[], complaints text[], also_complaints text[]
    )
    on conflict (code) do update set
      name_ru = excluded.name_ru, name_be = excluded.name_be, name_en = excluded.name_en,
      short_ru = excluded.short_ru, adults = excluded.adults, children = excluded.children,
      group_code = excluded.group_code, group_ru = excluded.group_ru, group_be = excluded.group_be,
      group_en = excluded.group_en, synonyms = excluded.synonyms, complaints = excluded.complaints,
      also_complaints = excluded.also_complaints
    where (speciality.name_ru, speciality.name_be, speciality.name_en, speciality.short_ru, speciality.adults,
        speciality.children, speciality.group_code, speciality.group_ru, speciality.group_be,
        speciality.group_en, speciality.synonyms, speciality.complaints,
        speciality.also_complaints)
      is distinct from (excluded.name_ru, excluded.name_be, excluded.name_en, excluded.short_ru,
        excluded.adults, excluded.children, excluded.group_code, excluded.group_ru, excluded.group_be,
        excluded.group_en, excluded.synonyms, excluded.complaints,
        excluded.also_complaints)`.execute(trx)
}

/**
 * The complaints with which people come to doctors of each speciality, by its code: those whose row names it first,
 * and others.
 */
async function readComplaints() {
  const rows = await readReference('search_complaints', ['specialities', 'words'] as const)
  const each = rows.flatMap(({ specialities, words }) =>
    listOf(specialities).flatMap((code, nth) =>
      listOf(words).map(word => ({ code, word, isFirst: nth === 0 })),
    ),
  )
  const byCode = (found: typeof each): ReadonlyMap<string, readonly string[]> => {
    const grouped = Map.groupBy(found, ({ code }) => code)
    return new Map([...grouped].map(([code, said]) => [code, [...new Set(said.map(({ word }) => word))]]))
  }
  const first = byCode(each.filter(({ isFirst }) => isFirst))
  const also = byCode(each.filter(({ isFirst, code, word }) => !isFirst && !first.get(code)?.includes(word)))
  return { first, also }
}

async function loadSearchSynonyms(trx: Kysely<DB>): Promise<void> {
  const rows = await readReference('search_synonyms', ['code', 'words'] as const)
  const records = JSON.stringify(
    rows.flatMap(({ code, words }) => listOf(words).map(word => ({ code, word }))),
  )
  await sql`
    with known as (
      select code, word from jsonb_to_recordset(${records}::jsonb) as row (code text, word text)
    ), dropped as (
      delete from search_synonym s where not exists (
        select from known where known.code = s.code and known.word = s.word)
    )
    insert into search_synonym (code, word) select code, word from known on conflict do nothing`.execute(trx)
}
