import type { DB } from '@vizit/server/platform/database/generated/db.ts'
import type { Kysely } from 'kysely'

export interface ServiceOptions {
  readonly forAdult?: boolean
  readonly forChildren?: boolean
  readonly childrenAge?: number
  readonly minutes?: number
  readonly hidden?: boolean
  /** A fixed price in rubles. */
  readonly price?: number
}

let made = 0

/** A service that is provided at this assignment; returns its id. */
export async function createService(
  db: Kysely<DB>,
  assignmentId: string,
  { forAdult = true, forChildren = true, childrenAge, minutes = 30, hidden = false, price }: ServiceOptions,
): Promise<string> {
  const { provider_id } = await db
    .selectFrom('assignment')
    .select('provider_id')
    .where('id', '=', assignmentId)
    .executeTakeFirstOrThrow()
  const code = `service-${++made}`
  const group = await db
    .insertInto('service_group')
    .values({ provider_id, code, name_ru: 'Консультации' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('service')
    .values({
      provider_id,
      code,
      group_id: group.id,
      name_ru: 'Консультация',
      name_be: 'Кансультацыя',
      duration_minutes: minutes,
      for_adult: forAdult,
      for_children: forChildren,
      children_age: childrenAge ?? null,
      hidden,
      price_kind: price === undefined ? null : 'fixed',
      price_from: price ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await giveService(db, id, assignmentId, minutes)
  return id
}

/** Provides an existing service at this assignment too. */
export async function giveService(
  db: Kysely<DB>,
  serviceId: string,
  assignmentId: string,
  minutes: number,
): Promise<void> {
  await db
    .insertInto('assignment_service')
    .values({ assignment_id: assignmentId, service_id: serviceId, duration_minutes: minutes })
    .execute()
}

export interface ServiceOptionGiven {
  /** A fixed price in rubles; missing: the service's price. */
  readonly price?: number
  readonly covererCodes?: readonly string[]
  /** The branches; missing: wherever the service is provided. */
  readonly branchIds?: readonly string[]
}

/** An option of a service; returns its id. */
export async function createServiceOption(
  db: Kysely<DB>,
  serviceId: string,
  { price, covererCodes = [], branchIds = [] }: ServiceOptionGiven,
): Promise<string> {
  const { provider_id } = await db
    .selectFrom('service')
    .select('provider_id')
    .where('id', '=', serviceId)
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('service_option')
    .values({
      provider_id,
      service_id: serviceId,
      code: `option-${++made}`,
      name_ru: 'С наркозом',
      name_be: 'З наркозам',
      price_kind: price === undefined ? null : 'fixed',
      price_from: price ?? null,
      coverer_codes: [...covererCodes],
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const branch_id of branchIds) {
    await db.insertInto('service_option_branch').values({ option_id: id, branch_id, provider_id }).execute()
  }
  return id
}
