import type { Answer } from '@vizit/api-client/calls.ts'
import { bestCover } from '@vizit/domain/programmes/best-cover.ts'
import { type Cover, type CoverKind, type CoverSaid, noCover, offerId } from './cover.ts'
import { CoverWords } from './cover-words.tsx'

const KINDS = ['doctors', 'medcenters', 'services', 'options'] as const

/**
 * What the badges of a list say: of the chosen programme, or else of each thing what the programme that covers most of it covers
 * (docs/decisions/0135-which-programme-badges-speak-of.md).
 */
export function coverOfAnswers(answers: readonly Answer<'readCover'>[], chosen: string | undefined): Cover {
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
  const saidOf = (kind: CoverKind, id: string) =>
    bestCover(
      (known.get(`${kind} ${id}`) ?? [])
        .filter(({ programId }) => [undefined, programId].includes(chosen))
        .map(said => ({ ...said, isUsedUp: said.usedUp !== undefined })),
    )
  return {
    of: (kind, id) => saidOf(kind, id)?.coverage ?? null,
    wordsOf(kind, id) {
      const said = saidOf(kind, id)
      if (!said) return null
      const days = programmeOf(said.programId)
      const name = days?.programCaption
      if (programmes.length === 1) return <CoverWords said={said} programme={name} days={days} />
      return (
        <CoverWords
          said={said}
          named={name}
          days={days}
          isOfAll={chosen === undefined && said.coverage === 'NOT_COVERED'}
        />
      )
    },
  }
}
