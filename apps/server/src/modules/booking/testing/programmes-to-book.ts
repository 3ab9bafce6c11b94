import type { LimitPeriod } from '@vizit/domain/programmes/coverage.ts'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import type { World } from '@vizit/test-kit/world/world.ts'

let made = 0

interface Covered {
  readonly code: string
  readonly share?: number
  /** The visits of a limit; missing: no limit. */
  readonly visits?: number
  readonly period?: LimitPeriod
  readonly ofFamily?: boolean
  readonly serviceId?: string
  readonly optionId?: string
  readonly branchId?: string
  readonly excluded?: boolean
  /** Missing: the clinic of the world. */
  readonly providerId?: string
}

/** Programmes that pay at the clinic of the world. */
export function programmesToBook(world: World) {
  const newCode = () => `programme-${++made}`

  /** What the programme says of the clinic, or of a part of it; the programme is made by `world.cover`. */
  async function covers({ code, share = 100, visits, ...said }: Covered): Promise<void> {
    const limitId = visits === undefined ? null : await limit(code, { visits, ...said })
    await world.db
      .insertInto('programme_cover')
      .values({
        programme_code: code,
        provider_id: said.providerId ?? world.clinic.providerId,
        branch_id: said.branchId ?? null,
        service_id: said.serviceId ?? null,
        option_id: said.optionId ?? null,
        coverage: said.excluded ? 'NOT_COVERED' : limitId === null ? 'COVERED' : 'LIMITED',
        share,
        limit_id: limitId,
      })
      .execute()
  }

  async function limit(
    code: string,
    { visits, period = 'YEAR', ofFamily = false }: Pick<Covered, 'period' | 'ofFamily'> & { visits: number },
  ) {
    const { id } = await world.db
      .insertInto('programme_limit')
      .values({
        programme_code: code,
        code: `limit-${++made}`,
        name_ru: 'Консультации врачей',
        name_be: 'Кансультацыі ўрачоў',
        visits,
        period,
        of_family: ofFamily,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  /** A patient whose programme pays at the clinic. */
  async function coveredPatient(
    given: Omit<Covered, 'code'> = {},
    cover: { activatesOn?: string; endsOn?: string; coversFamily?: boolean } = {},
  ) {
    const code = newCode()
    const patient = await world.patient()
    const member = await world.cover(patient, { code, ...cover })
    await covers({ code, ...given })
    return { code, patient, ...member }
  }

  /** How many visits each holder has used. */
  const used = async (code: string) => {
    const rows = await world.db
      .selectFrom('coverage_use')
      .innerJoin('visit', 'visit.id', 'coverage_use.visit_id')
      .select(['visit.id', 'coverage_use.share'])
      .where('coverage_use.programme_code', '=', code)
      .where('visit.status', '<>', 'cancelled')
      .execute()
    return rows.length
  }

  const payers = (
    who: { readonly bearer: string; readonly profileId: string },
    slot: { readonly timetableId: string; readonly assignmentId: string },
    further: Readonly<Record<string, string>> = {},
  ) => {
    const { timetableId, assignmentId } = slot
    const query = new URLSearchParams({ timetableId, assignmentId, profileId: who.profileId, ...further })
    return world.call('GET', `/api/v2/my/providers/orders/payers?${query}`, { bearer: who.bearer })
  }

  const doctor = async (given: Parameters<World['doctor']>[0] = {}) => {
    const doctor = await world.doctor(given)
    return { ...doctor, slot: (at: number) => requireValue(doctor.slots[at]) }
  }
  return { newCode, covers, limit, coveredPatient, used, payers, doctor }
}
