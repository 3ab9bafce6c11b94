import { createAtom, useSelector } from '@tanstack/react-store'
import { draftsDropped, dropDraft, keepDraft, readDraft } from '../browser-storage/drafts.ts'

/** A draft: it outlives a reload, and the next user does not see it. */
const DRAFT = 'programme'

/** Counts the changes in this tab. */
const changes = createAtom(0)
const count = () => changes.set(changes.get() + 1)
draftsDropped.subscribe(count)

type Chosen = Readonly<Record<string, string>>

/** Which of their programmes shall pay for the visit that a person is looking for; undefined: none was chosen. */
export const chosenProgramme = (profileId: string): string | undefined => readDraft<Chosen>(DRAFT)[profileId]

export const useChosenProgramme = (profileId: string): string | undefined =>
  useSelector(changes, () => chosenProgramme(profileId))

export function chooseProgramme(profileId: string, code: string | undefined): void {
  const { [profileId]: _, ...others } = readDraft<Chosen>(DRAFT)
  keepDraft(DRAFT, code === undefined ? others : { ...others, [profileId]: code })
  count()
}

/** The visit is booked: the next one begins with the programme that covers most. */
export function forgetChosenProgrammes(): void {
  dropDraft(DRAFT)
  count()
}
