import { acceptsAge } from '@vizit/domain/booking/age-limits.ts'
import { familyLimits } from '@vizit/domain/family/relations.ts'
import { DAY_PART_HOURS } from '@vizit/domain/filters/preferred-time.ts'
import { limitPeriods } from '@vizit/domain/programmes/coverage.ts'
import { limitDays } from '@vizit/domain/programmes/limit-days.ts'
import { isPlanned, VISIT_STATUSES } from '@vizit/domain/visits/visit-status.ts'
import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { expect, test } from 'vitest'

const { pool } = await testDatabase()

async function answer<Value>(sql: string, values: unknown[]): Promise<Value> {
  const { rows } = await pool.query<{ value: Value }>(`select ${sql} as value`, values)
  if (!rows[0]) throw new Error('a function answers')
  return rows[0].value
}

test.each(VISIT_STATUSES)(
  'a visit that is %s is planned in SQL if it is planned in the domain',
  async status => {
    expect(await answer('visit_is_planned($1)', [status])).toBe(isPlanned(status))
  },
)

test('the table accepts exactly the statuses of the domain', async () => {
  const { rows } = await pool.query<{ definition: string }>(
    `select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'visit_status_check'`,
  )
  const taken = [...(rows[0]?.definition ?? '').matchAll(/'(\w+)'/g)].map(([, status]) => status)
  expect(taken).toEqual([...VISIT_STATUSES])
})

test.each(Object.entries(familyLimits))(
  'a family has the same number of places for a %s',
  async (kind, limit) => {
    expect(await answer('family_limit($1)', [kind])).toBe(limit)
  },
)

test.each(limitPeriods)('a limit of a %s counts the same days together', async period => {
  const contract = { from: '2026-02-10', to: '2028-02-09' }
  for (const day of ['2026-02-28', '2026-12-31', '2028-02-01', '2028-01-31']) {
    const { rows } = await pool.query(
      `select lower(days)::text as from, (upper(days) - 1)::text as to from limit_days($1, $2, $3, $4) days`,
      [period, day, contract.from, contract.to],
    )
    expect(rows).toEqual([limitDays(period, day, contract)])
  }
})

test('a timeslot begins in the same part of the day', async () => {
  const starts = Array.from({ length: 48 }, (_, n) => ({
    hour: Math.floor(n / 2),
    minutes: n % 2 ? '59' : '00',
  }))
  const { rows } = await pool.query<{ part: number }>(
    'select timeslot_day_part(start) as part from unnest($1::timestamptz[]) with ordinality s (start, n) order by n',
    [starts.map(({ hour, minutes }) => `2026-03-02 ${hour}:${minutes}:00+03`)],
  )
  expect(rows.map(({ part }) => part)).toEqual(
    starts.map(({ hour }) => DAY_PART_HOURS.findLastIndex(from => from <= hour)),
  )
})

test('a doctor accepts the same ages', async () => {
  const bounds = [null, 0, 3, 18, 60]
  const doctors = [
    { adult: true, children: true },
    { adult: true, children: false },
    { adult: false, children: true },
  ].flatMap(who => bounds.flatMap(from => bounds.map(to => ({ ...who, from, to }))))
  const ages = [0, 2, 3, 17, 18, 19, 59, 60, 61, 120]
  const { rows } = await pool.query<{ accepted: number[] }>(
    `select array(select age from unnest($2::int[]) age where doctor_accepts_age(asked, age)) as accepted
    from json_array_elements($1) with ordinality given (json, n)
    cross join lateral jsonb_populate_record(null::doctor, json::jsonb) asked order by n`,
    [
      JSON.stringify(
        doctors.map(({ from, to, ...who }) => ({
          ...who,
          ...{ adult_age: from, adult_age_to: to, children_age: from, children_age_to: to },
        })),
      ),
      ages,
    ],
  )
  expect(rows.map(({ accepted }) => accepted)).toEqual(
    doctors.map(({ from, to, ...who }) => {
      const limits = { ...who, adultAge: from, adultAgeTo: to, childrenAge: from, childrenAgeTo: to }
      return ages.filter(age => acceptsAge(limits, age))
    }),
  )
})

const NOW = '2026-03-02T06:00:00Z'
const LATER = '2026-03-02T07:00:00Z'
const [ME, ANOTHER] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']
const [PROMISED, NOT_PROMISED] = [-1, -2]

/** Every state of a timeslot that decides who may take it. */
const STATES = [null, 'a visit'].flatMap(visit =>
  [null, { by: ME, until: NOW }, { by: ME, until: LATER }, { by: ANOTHER, until: LATER }].flatMap(hold =>
    [false, true].flatMap(withdrawn =>
      [NOW, LATER].flatMap(startsAt =>
        [PROMISED, NOT_PROMISED].map(id => ({ id, visit, hold, withdrawn, startsAt })),
      ),
    ),
  ),
)

test('a timeslot is open to its holder, and if free to everyone, unless it is promised to the waitlist', async () => {
  await pool.query(
    'insert into freed_timeslot (timeslot_id, provider_id, due_at, noted_at) values ($1, 1, $2, now())',
    [PROMISED, NOW],
  )
  for (const state of STATES) {
    const { id, visit, hold, withdrawn, startsAt } = state
    const slot = {
      ...{ id, withdrawn, starts_at: startsAt, visit_id: visit && ANOTHER },
      ...{ held_by: hold?.by ?? null, held_until: hold?.until ?? null },
    }
    const isHeld = hold?.until === LATER
    const couldBegin = visit === null && startsAt === LATER
    const isFree = couldBegin && !isHeld && !withdrawn
    const of = 'jsonb_populate_record(null::timeslot, $1)'
    expect({
      ...state,
      isFree: await answer(`timeslot_is_free(${of}, $2)`, [slot, NOW]),
      isOpenToWaitlist: await answer(`timeslot_is_open(${of}, '{}', $2)`, [slot, NOW]),
      isOpenToMe: await answer(`timeslot_is_open(${of}, array[$3::uuid], $2)`, [slot, NOW, ME]),
    }).toEqual({
      ...state,
      isFree,
      isOpenToWaitlist: isFree,
      isOpenToMe: isHeld ? couldBegin && hold.by === ME : isFree && id === NOT_PROMISED,
    })
  }
})
