import { useRouter } from '@tanstack/react-router'
import { callQuery } from '@vizit/api-client/react/call-query.ts'
import { useClient } from '@vizit/api-client/react/client-provider.tsx'
import { useQueryList } from '@vizit/api-client/react/use-query-list.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { type ComponentType, lazy, Suspense, useEffect, useMemo } from 'react'
import type { Profile } from '../people/profile.ts'
import { badgeDays } from './badge-days.ts'
import { type Cover, type CoverAsked, noCover } from './cover.ts'
import { coverInputs, isOfVisits } from './cover-inputs.ts'
import { coverOfAnswers } from './cover-of-answers.tsx'
import { coveredPerson } from './covered-person.ts'
import { ProgrammeChoice } from './programme-choice.tsx'
import { useProgrammeOfBadges } from './use-programme-of-badges.ts'

interface CoverAnswersProps {
  asked: CoverAsked
  profile: Profile
  onAnswer: (cover: Cover) => void
}

/** Loads the texts of badges, which people without a programme do not need. */
export function CoverAnswers(props: CoverAnswersProps) {
  const { texts } = useRouter().options.context
  const Answers = useMemo(
    () =>
      lazy(async (): Promise<{ default: ComponentType<CoverAnswersProps> }> => {
        // Without a network the list stands without badges.
        const isLoaded = await texts.need(['cover']).then(
          () => true,
          () => false,
        )
        return { default: isLoaded ? AskedAnswers : Nothing }
      }),
    [texts],
  )
  return (
    <Suspense>
      <Answers {...props} />
    </Suspense>
  )
}

const Nothing = () => null

/** Asks, and tells the list around what the answers say. Shows the choice of one of several programmes. */
function AskedAnswers({ asked, profile, onAnswer }: CoverAnswersProps) {
  const client = useClient()
  const { profileId, programmes: theirs } = coveredPerson(profile, asked)
  const isCovered = theirs.length > 0
  const inputs = isCovered ? coverInputs(asked, profileId) : []
  const answers = useQueryList(
    inputs.map(input => ({ ...callQuery(client, 'readCover', input), staleTime: 60_000 })),
  )
  // Servers of the last release do not name the programmes.
  const known = answers.flatMap(({ data }) => (data?.programmes ? data : []))
  const programmes = known[0]?.programmes ?? []
  const { chosen, choose } = useProgrammeOfBadges({ profileId, programmes, filter: asked.program })
  const today = civilDateOf(Date.now())
  const shownCover = { chosen, daysOf: badgeDays(asked), today, isOfVisits: isOfVisits(asked) }
  const cover = isCovered ? coverOfAnswers(known, shownCover) : noCover
  // The list draws its badges anew only when an answer has changed.
  const shown = asked.entries?.map(({ slots, nearest }) => [slots.map(({ startTime }) => startTime), nearest])
  const times = [today, asked.day, asked.nearest, shown]
  const signature = JSON.stringify([inputs, chosen, times, answers.map(({ dataUpdatedAt }) => dataUpdatedAt)])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cover is made anew each time, the signature says whether it differs
  useEffect(() => onAnswer(cover), [signature, onAnswer])
  if (asked.hasNoChoice) return null
  if (programmes.length < 2) return isCovered && known.length === 0 ? null : <span hidden />
  return <ProgrammeChoice programmes={programmes} chosen={chosen} onChoose={choose} />
}
