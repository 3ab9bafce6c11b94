import type { Answered } from './model/explain.ts'
import type { ModelState } from './model/state.ts'
import type { DatabaseState } from './set-up-race.ts'

/** The operations and their answers, the states that the model allows, and the database's state: one line each. */
export function describeMismatch(
  answered: readonly Answered[],
  possible: readonly ModelState[],
  seen: DatabaseState,
): string {
  return [
    'No order of these explains the answers and what is left:',
    ...answered.map(({ operation, outcome }) => `  ${JSON.stringify(operation)} -> ${outcome}`),
    ...possible.flatMap(state => ['The model:', ...linesOf(state)]),
    'The database:',
    ...linesOf(seen),
  ].join('\n')
}

const linesOf = ({ slots, visits }: Pick<DatabaseState, 'slots' | 'visits'>) => [
  ...slots.map(
    ({ id, withdrawn, visit, holder, until }) =>
      `  slot ${id}${withdrawn ? ' withdrawn' : ''} visit ${visit} held by ${holder} until ${until}`,
  ),
  ...visits.map(
    ({ id, start, end, cancelled }) => `  visit ${id} ${start}-${end}${cancelled ? ' cancelled' : ''}`,
  ),
]
