import { createAtom } from '@tanstack/react-store'
import { tabStorage } from './storage.ts'
import { readJson } from './stored-json.ts'

const PREFIX = 'draft:'

/** The input of a form that was not submitted yet; it outlives a reload and an expired session. */
export function readDraft<T extends object>(form: string): Partial<T> {
  const draft = readJson(tabStorage, PREFIX + form)
  return typeof draft === 'object' && draft !== null ? (draft as Partial<T>) : {}
}

export const keepDraft = (form: string, values: object): void => keepDraftText(form, JSON.stringify(values))

export const readDraftText = (form: string): string | null => tabStorage.getItem(PREFIX + form)

export const keepDraftText = (form: string, text: string): void => tabStorage.setItem(PREFIX + form, text)

export function dropDraft(form: string): void {
  tabStorage.removeItem(PREFIX + form)
}

/** What was typed belongs to another form, which shows it from now on. */
export function moveDraft(form: string, to: string): void {
  const text = readDraftText(form)
  if (form === to || text === null) return
  keepDraftText(to, text)
  dropDraft(form)
}

/** Counts how often all drafts were dropped: a screen that shows one shows it no more. */
export const draftsDropped = createAtom(0)

/** The next user must not see drafts of the previous one. */
export function dropAllDrafts(): void {
  const keys = Array.from({ length: tabStorage.length }, (_, index) => tabStorage.key(index))
  for (const key of keys) if (key?.startsWith(PREFIX)) tabStorage.removeItem(key)
  draftsDropped.set(draftsDropped.get() + 1)
}
