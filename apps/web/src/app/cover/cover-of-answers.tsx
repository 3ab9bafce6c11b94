import type { Answer } from '@vizit/api-client/calls.ts'
import { bestCover } from '@vizit/domain/programmes/best-cover.ts'
import { coversDay, spansOf } from '@vizit/domain/programmes/covered-days.ts'
import type { BadgeDays } from './badge-days.ts'
import { type Cover, type CoverKind, type CoverSaid, noCover, offerId } from './cover.ts'
import { CoverWords } from './cover-words.tsx'

const KINDS = ['doctors', 'medcenters', 'services', 'options'] as const

interface Choice {
  /** The programme; undefined: for each thing the one that covers most of it. */
  readonly chosen: string | undefined
  readonly daysOf: BadgeDays
  readonly today: string
  /** The badges of doctors speak of the visit to them alone. */
  readonly isOfVisits?: boolean
}

/**
 * What the badges of a list say: of the chosen programme, or else of each thing what the programme that covers most of it covers
 * (docs/decisions/0135-which-programme-badges-speak-of.md). A programme that covers none of the days of the times beside covers nothing there.
 */
export function coverOfAnswers(
  answers: readonly Answer<'readCover'>[],
  { chosen, daysOf, today, isOfVisits = false }: Choice,
): Cover {
  // They have ended since the profile was read.
  if (answers.some(({ programmes }) => programmes.length === 0)) return noCover
  const known = new Map<string, CoverSaid[]>()
  const add = (key: string, said: CoverSaid) => known.set(key, [...(known.get(key) ?? []), said])
  for (const answer of answers) {
    for (const kind of KINDS) for (const said of answer[kind]) add(`${kind} ${said.id}`, said)
    for (const said of answer.offers ?? []) add(`offers ${offerId(said.medcenterId, said.id)}`, said)
  }
  const programmes = answers[0]?.programmes ?? []
  const programmeOf = (code: string) => programmes.find(({ programId }) => programId === code)

  /** Which bound of a programme leaves out all days of a badge. */
  function outside(kind: CoverKind, id: string, { programId }: CoverSaid) {
    if (spanOf(kind, id, programId)) return undefined
    const spans = spansOf(programmeOf(programId) ?? {})
    const days = daysOf(kind, id)
    const last = spans.at(-1)?.to
    if (last !== undefined && days.every(day => day > last)) return { after: last } as const
    return { before: spans.find(({ from = '' }) => days.some(day => day < from))?.from } as const
  }

  /** The days without a gap in which a programme covers one of the days of a badge; without such days, those that are not over. */
  function spanOf(kind: CoverKind, id: string, programId: string) {
    const days = daysOf(kind, id)
    return spansOf(programmeOf(programId) ?? {}).find(span =>
      days.length > 0 ? days.some(day => coversDay(span, day)) : coversDay({ to: span.to }, today),
    )
  }

  function saidOf(kind: CoverKind, id: string) {
    const all = (known.get(`${kind} ${id}`) ?? [])
      .filter(({ programId }) => [undefined, programId].includes(chosen))
      .map(said => ({
        ...said,
        isUsedUp: said.usedUp !== undefined,
        outside: said.coverage === 'NOT_COVERED' ? undefined : outside(kind, id, said),
      }))
    const then = bestCover(all.filter(said => !said.outside))
    if (then && then.coverage !== 'NOT_COVERED') return then
    const otherwise = bestCover(all.filter(said => said.outside))
    return otherwise ? { ...otherwise, coverage: 'NOT_COVERED' as const } : then
  }

  return {
    of: (kind, id) => saidOf(kind, id)?.coverage ?? null,
    wordsOf(kind, id) {
      const said = saidOf(kind, id)
      if (!said) return null
      const name = programmeOf(said.programId)?.programCaption
      const isOfVisit = isOfVisits && kind === 'doctors'
      const words = { said, isOfVisit, days: spanOf(kind, id, said.programId), outside: said.outside }
      if (programmes.length === 1) return <CoverWords {...words} programme={name} />
      return (
        <CoverWords
          {...words}
          named={name}
          isOfAll={chosen === undefined && said.coverage === 'NOT_COVERED' && !said.outside}
        />
      )
    },
  }
}
