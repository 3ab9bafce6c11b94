import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Clinic, ClinicBranch, ClinicDoctor, ClinicService, OptionalLocalText } from '../clinic.ts'
import { deactivateMissing, type EntryCounts, type Upsert, upsertByCode } from './upsert.ts'

export interface SavedEntries {
  ids: Map<string, string>
  counts: EntryCounts
}

type Localised<Row> = Upsert<Row>['columns']

function localised<Row>(name: string, text: (row: Row) => OptionalLocalText): Localised<Row> {
  return {
    [`${name}_ru`]: ['text', row => text(row).ru],
    [`${name}_be`]: ['text', row => text(row).be],
    [`${name}_en`]: ['text', row => text(row).en],
  }
}

const branchColumns: Localised<ClinicBranch> = {
  ...localised('name', branch => branch.name),
  ...localised('address', branch => branch.address),
  phones: ['text[]', branch => branch.phones],
  location_code: ['int', branch => branch.locationCode],
  ...localised('description', branch => branch.description),
  ...localised('getting_there', branch => branch.gettingThere),
  emails: ['text[]', branch => branch.emails],
  latitude: ['float8', branch => branch.latitude],
  longitude: ['float8', branch => branch.longitude],
  active: ['boolean', () => true],
}

const doctorColumns: Localised<ClinicDoctor> = {
  ...localised('last_name', doctor => doctor.lastName),
  ...localised('first_name', doctor => doctor.firstName),
  ...localised('middle_name', doctor => doctor.middleName),
  ...localised('description', doctor => doctor.description),
  ...localised('qualification', doctor => doctor.qualification),
  work_start: ['int', doctor => doctor.workStart],
  languages: ['text[]', doctor => doctor.languages],
  photo_hash: ['text', doctor => doctor.photoHash],
  adult: ['boolean', doctor => doctor.adult],
  children: ['boolean', doctor => doctor.children],
  adult_age: ['int', doctor => doctor.adultAge],
  adult_age_to: ['int', doctor => doctor.adultAgeTo],
  children_age: ['int', doctor => doctor.childrenAge],
  children_age_to: ['int', doctor => doctor.childrenAgeTo],
  active: ['boolean', () => true],
}

export function saveBranches(
  trx: Kysely<DB>,
  providerId: string,
  { branches }: Clinic,
): Promise<SavedEntries> {
  return save(trx, providerId, { table: 'branch', columns: branchColumns, rows: branches })
}

export function saveDoctors(trx: Kysely<DB>, providerId: string, { doctors }: Clinic): Promise<SavedEntries> {
  return save(trx, providerId, { table: 'doctor', columns: doctorColumns, rows: doctors })
}

export function saveServices(
  trx: Kysely<DB>,
  providerId: string,
  { services, groupIds }: { services: ClinicService[]; groupIds: ReadonlyMap<string, string> },
): Promise<SavedEntries> {
  const columns: Localised<ClinicService> = {
    ...localised('name', service => service.name),
    ...localised('description', service => service.description),
    ...localised('preparation', service => service.preparation),
    common_code: ['text', service => service.commonCode],
    group_id: ['bigint', service => groupIds.get(service.group)],
    duration_minutes: ['int', service => service.minutes],
    for_adult: ['boolean', service => service.forAdult],
    for_children: ['boolean', service => service.forChildren],
    children_age: ['int', service => service.childrenAge],
    default_service: ['boolean', service => service.isDefault],
    hidden: ['boolean', service => service.hidden],
    price_kind: ['text', service => service.priceKind],
    price_from: ['numeric', service => service.priceFrom],
    price_to: ['numeric', service => service.priceTo],
    active: ['boolean', () => true],
  }
  return save(trx, providerId, { table: 'service', columns, rows: services })
}

async function save<Row extends { code: string }>(
  trx: Kysely<DB>,
  providerId: string,
  upsert: Upsert<Row> & { table: 'branch' | 'doctor' | 'service' },
): Promise<SavedEntries> {
  const codes = upsert.rows.map(({ code }) => code)
  const deactivated = await deactivateMissing(trx, upsert.table, { providerId, codes })
  const { ids, added, updated } = await upsertByCode(trx, providerId, upsert)
  return { ids, counts: { added, updated, deactivated } }
}
