import fc from 'fast-check'

const SLOTS = 8
const slot = fc.nat(SLOTS - 1)
const patient = fc.nat(2)
const visit = fc.nat(5)

/** What people do. Numbers are indexes that the race's setup resolves to rows. */
const act = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('hold' as const),
      patient,
      asGuest: fc.boolean(),
      slot,
      ofService: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('release' as const), patient, asGuest: fc.boolean() }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('book' as const),
      patient,
      withGuest: fc.boolean(),
      slot,
      ofService: fc.boolean(),
      key: fc.option(fc.constantFrom('key-1', 'key-2'), { freq: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('bookAsGuest' as const),
      /** The guest whose hold it is. */
      patient,
      slot,
      ofService: fc.boolean(),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('move' as const), patient, visit, slot }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cancel' as const), patient, visit }) },
)
export type Act =
  | (typeof act extends fc.Arbitrary<infer A> ? A : never)
  | { readonly kind: 'import'; readonly wanted: readonly boolean[] }

const importAgain = fc.record({
  kind: fc.constant('import' as const),
  wanted: fc.array(
    fc.boolean().map(isLeftOut => !isLeftOut),
    { minLength: SLOTS, maxLength: SLOTS },
  ),
})

const acts = fc.array(act, { minLength: 1, maxLength: 4 })
const together = fc.oneof(
  { weight: 4, arbitrary: acts.map((together): { together: Act[] } => ({ together })) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(acts, importAgain)
      .map(([some, imported]): { together: Act[] } => ({ together: [...some, imported] })),
  },
)

/** A story: batches of concurrent actions, with time passing between some of them. */
export const batches = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: together },
    { weight: 1, arbitrary: fc.record({ advance: fc.constantFrom(2, 4, 6, 25) }) },
  ),
  { minLength: 4, maxLength: 14 },
)
