import { createAtom } from '@tanstack/react-store'
import { tabs } from '../../../app/device-store/tab-broadcast.ts'

/** Counts their changes. */
const changes = createAtom(0)
const notifyHere = () => changes.set(times => times + 1)
const notifyOtherTabs = tabs('vizit-documents', notifyHere)

/** Makes every tab that shows the documents read them again. The message contains nothing about them. */
export function notifyTabsOfDocuments(): void {
  notifyOtherTabs()
  notifyHere()
}

export const onDocumentsChanged = (changed: () => void): (() => void) =>
  changes.subscribe(changed).unsubscribe
