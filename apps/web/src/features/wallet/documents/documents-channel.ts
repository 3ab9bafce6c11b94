import { createAtom } from '@tanstack/react-store'
import { tabs } from '../../../app/device-store/tab-broadcast.ts'

/** Counts their changes. */
const changes = createAtom(0)
const tellHere = () => changes.set(times => times + 1)
const tellOtherTabs = tabs('vizit-documents', tellHere)

/** Makes every tab that shows the documents read them again. The message contains nothing about them. */
export function notifyTabsOfDocuments(): void {
  tellOtherTabs()
  tellHere()
}

export const onDocumentsChanged = (changed: () => void): (() => void) =>
  changes.subscribe(changed).unsubscribe
