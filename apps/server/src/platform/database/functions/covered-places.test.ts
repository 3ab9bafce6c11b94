import { coverageAt, coverSummaries, coverTogether } from '@vizit/domain/programmes/cover.ts'
import {
  type CountedExtent,
  extentTogether,
  type SharedCoverRow,
} from '@vizit/domain/programmes/cover-extent.ts'
import {
  coverageOfDoctor,
  coverageOfService,
  type GivenService,
} from '@vizit/domain/programmes/cover-of-places.ts'
import { coverages } from '@vizit/domain/programmes/coverage.ts'
import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { createBranch } from '@vizit/test-kit/world/branch.ts'
import { createClinic } from '@vizit/test-kit/world/clinic.ts'
import { createDoctor } from '@vizit/test-kit/world/doctor.ts'
import { createService, createServiceOption, giveService } from '@vizit/test-kit/world/service.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const { db, pool } = await testDatabase()
await pool.query(
  `insert into programme (code, kind, caption_ru) values ('epam', 'EMPLOYER', 'EPAM'), ('bns', 'INSURER', 'БНС')`,
)
await pool.query(`insert into programme_limit (programme_code, code, name_ru, visits, period) values
  ('epam', 'l', 'Лимит', 2, 'YEAR'), ('bns', 'l', 'Лимит', 2, 'YEAR'), ('epam', 'm', 'Другой', 3, 'YEAR'), ('bns', 'm', 'Другой', 3, 'YEAR')`)
const clinic = await createClinic(db)
const other = { ...clinic, branchId: await createBranch(db, clinic, 'Второй') }
const doctors = []
for (const at of [clinic, clinic, other])
  doctors.push(await createDoctor(db, at, { from: '2026-03-02T06:00:00Z', slots: 0 }))
const [first, second, third] = doctors.map(({ assignmentId }) => assignmentId) as [string, string, string]
const services = [
  await createService(db, first, {}),
  await createService(db, second, {}),
  await createService(db, third, {}),
]
await giveService(db, services[0] as string, third, 30)
await createServiceOption(db, services[0] as string, { covererCodes: ['epam', 'unknown'] })
await createServiceOption(db, services[0] as string, { branchIds: [other.branchId] })
await createServiceOption(db, services[1] as string, { covererCodes: ['epam', 'bns'] })

const some = (table: string) => `(select id from ${table} order by md5(id::text || $1) limit 1)`
const maybe = (what: string, chance: string) =>
  `case when ascii(md5($1 || '${chance}')) % 2 = 0 then ${what} end`
const CHANGES = [
  `update service set hidden = not hidden where id = ${some('service')}`,
  `update service_option set active = not active where id = ${some('service_option')}`,
  `update service_option set coverer_codes = case when 'bns' = any(coverer_codes) then '{}' else '{bns}'::text[] end where id = ${some('service_option')}`,
  `update doctor set active = not active where id = ${some('doctor')}`,
  `update assignment set active = not active where id = ${some('assignment')}`,
  `delete from assignment_service where ctid = (select ctid from assignment_service order by md5(assignment_id || $1) limit 1)`,
  `insert into assignment_service (assignment_id, service_id, duration_minutes) values (${some('assignment')}, ${some('service')}, 30)
  on conflict do nothing`,
  `delete from service_option_branch where option_id = ${some('service_option')}`,
  `insert into service_option_branch (option_id, branch_id, provider_id)
  select id, ${some('branch')}, provider_id from service_option where id = ${some('service_option')} on conflict do nothing`,
  ...['epam', 'bns'].flatMap(code => [
    `update programme set active = not active where code = '${code}'`,
    `delete from programme_cover where id = (select id from programme_cover where programme_code = '${code}' order by md5(id || $1) limit 1)`,
    ...[1, 2, 3].map(
      weight => `insert into programme_cover (programme_code, provider_id, branch_id, service_id, option_id, coverage, share, limit_id)
      select '${code}', provider_id, ${maybe(some('branch'), 'b')}, ${weight > 1 ? 'service_id' : 'null'}, ${weight > 2 ? 'id' : 'null'}, said.coverage,
        50 + ascii(md5($1 || 's')) % 3, case when said.coverage = 'LIMITED' then (select id from programme_limit where programme_code = '${code}' order by md5(id || $1) limit 1) end
      from service_option, (select (array['COVERED', 'LIMITED', 'NOT_COVERED'])[1 + ascii(md5($1 || 'c')) % 3] as coverage) said
      where id = ${some('service_option')}
      on conflict do nothing`,
    ),
  ]),
]

interface Facts {
  /** Programmes that are there and not switched off. */
  readonly living: readonly string[]
  readonly covers: readonly (SharedCoverRow & { readonly code: string })[]
  readonly working: readonly {
    readonly id: string
    readonly branchId: string
    readonly serviceIds: readonly string[]
  }[]
  readonly options: readonly {
    readonly serviceId: string
    readonly optionId: string
    readonly covererCodes: readonly string[]
    readonly branchIds: readonly string[]
  }[]
}

async function facts(): Promise<Facts> {
  const living = await pool.query<{ code: string }>('select code from programme where active')
  const covers = await pool.query(`
    select programme_code as code, branch_id as "branchId", service_id as "serviceId", option_id as "optionId", coverage, share, limit_id as "limitId" from programme_cover`)
  const working = await pool.query(`
    select a.id, a.branch_id as "branchId", array(
      select m.service_id::text from assignment_service m join service s on s.id = m.service_id
      where m.assignment_id = a.id and s.active and not s.hidden) as "serviceIds"
    from assignment a join doctor d on d.id = a.doctor_id where a.active and d.active`)
  const options = await pool.query(`
    select service_id as "serviceId", id as "optionId", coverer_codes as "covererCodes", array(
      select branch_id::text from service_option_branch where option_id = o.id) as "branchIds"
    from service_option o where active`)
  return {
    living: living.rows.map(({ code }) => code),
    covers: covers.rows,
    working: working.rows,
    options: options.rows,
  }
}

type Said = readonly [place: string, extent: CountedExtent]

/** What the tables have to hold, as the domain says it. */
function wanted({ living, covers, working, options }: Facts): string[] {
  const given = (serviceId: string, branchId: string): GivenService => ({
    serviceId,
    options: options.filter(
      option =>
        option.serviceId === serviceId &&
        (option.branchIds.length === 0 || option.branchIds.includes(branchId)),
    ),
  })
  return living.flatMap(code => {
    const cover = { code, rows: covers.filter(row => row.code === code) }
    const ofAssignments = working.map(({ id, branchId, serviceIds }) => ({
      ...{ id, branchId },
      extent: coverageOfDoctor(
        cover,
        branchId,
        serviceIds.map(serviceId => given(serviceId, branchId)),
      ),
    }))
    const branches = [...new Set(working.map(({ branchId }) => branchId))]
    const ofServices = working.flatMap(({ branchId, serviceIds }) =>
      serviceIds.map(
        (serviceId): Said => [
          `${code} service ${branchId} ${serviceId}`,
          coverageOfService(cover, branchId, given(serviceId, branchId)),
        ],
      ),
    )
    const said: Said[] = [
      ...ofServices,
      ...ofAssignments.map(({ id, extent }): Said => [`${code} doctor ${id}`, extent]),
      ...branches.map(
        (branch): Said => [
          `${code} centre ${branch}`,
          extentTogether(
            ofAssignments.filter(({ branchId }) => branchId === branch).map(({ extent }) => extent),
          ),
        ],
      ),
    ]
    return said.flatMap(([place, { coverage, shareFrom, shareTo, limitIds }]) =>
      coverage === 'NOT_COVERED' ? [] : [`${place} ${coverage} ${shareFrom} ${shareTo} ${counted(limitIds)}`],
    )
  })
}

const COUNTED = `coalesce('in ' || array_to_string(limit_ids, ','), 'without a limit')`
const counted = (limitIds: readonly string[] | null) =>
  limitIds ? `in ${limitIds.toSorted((a, b) => Number(a) - Number(b)).join()}` : 'without a limit'

async function kept(): Promise<string[]> {
  const { rows } = await pool.query<{ said: string }>(`
    select concat_ws(' ', programme_code, 'service', branch_id, service_id, coverage, share_from, share_to, ${COUNTED}) as said from covered_service
    union all select concat_ws(' ', programme_code, 'doctor', assignment_id, coverage, share_from, share_to, ${COUNTED}) from covered_assignment
    union all select concat_ws(' ', programme_code, 'centre', branch_id, coverage, share_from, share_to, ${COUNTED}) from covered_branch`)
  return rows.map(({ said }) => said).toSorted()
}

test('whatever the clinic and the coverers change, lists say what the domain says', {
  timeout: 120_000,
}, async () => {
  const change = fc.record({ statement: fc.constantFrom(...CHANGES), choice: fc.string({ maxLength: 3 }) })
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), async changes => {
      for (const { statement, choice } of changes)
        await pool.query({ text: statement, values: statement.includes('$1') ? [choice] : [] })
      expect(await kept()).toEqual([...new Set(wanted(await facts()))].toSorted())
      expect((await pool.query('select from cover_stale')).rowCount).toBe(0)
    }),
    { numRuns: 60 },
  )
})

test('the database says of every place what the domain says', async () => {
  const { covers, options } = await facts()
  const serviceIds = [null, ...services]
  for (const code of ['epam', 'bns'])
    for (const branchId of [clinic.branchId, other.branchId])
      for (const serviceId of serviceIds)
        for (const option of [undefined, ...options.filter(one => one.serviceId === serviceId)]) {
          const optionId = option?.optionId ?? null
          const { rows } = await pool.query('select cover_kind_at($1, $2, $3, $4, $5) as said', [
            ...[code, clinic.providerId, branchId, serviceId, optionId],
          ])
          expect(rows[0].said).toBe(
            coverageAt(
              covers.filter(row => row.code === code),
              { branchId, serviceId, optionId },
              option?.covererCodes.includes(code) ?? false,
            ),
          )
        }
})

test('several things together are covered alike', async () => {
  const lists = [
    [],
    ...coverSummaries.map(one => [one]),
    ...coverSummaries.flatMap(a => coverSummaries.map(b => [a, b])),
  ]
  for (const parts of lists) {
    const { rows } = await pool.query('select cover_together($1) as said', [parts])
    expect([parts, rows[0].said]).toEqual([parts, coverTogether(parts)])
  }
  expect(coverSummaries).toEqual([...coverages, 'PARTLY'])
})

test('of two transactions that change an organisation at once, the later counts both', async () => {
  await pool.query('delete from programme_cover')
  await pool.query(
    'update programme set active = true; update service set hidden = false; update assignment set active = true; update doctor set active = true',
  )
  const [one, two] = [await pool.connect(), await pool.connect()]
  try {
    await one.query('begin')
    await two.query('begin')
    await one.query(
      `insert into programme_cover (programme_code, provider_id, coverage) values ('epam', $1, 'COVERED')`,
      [clinic.providerId],
    )
    const added = await two.query(
      `insert into service (provider_id, code, group_id, name_ru, duration_minutes, for_adult, for_children)
      select provider_id, 'late', group_id, 'Поздняя', 30, true, true from service limit 1 returning id`,
    )
    await two.query('insert into assignment_service values ($1, $2, 30)', [first, added.rows[0].id])
    await one.query('commit')
    await two.query('commit')
  } finally {
    one.release()
    two.release()
  }
  expect(await kept()).toEqual([...new Set(wanted(await facts()))].toSorted())
  expect(await kept()).toContain(`epam centre ${clinic.branchId} COVERED 100 100 without a limit`)
})
