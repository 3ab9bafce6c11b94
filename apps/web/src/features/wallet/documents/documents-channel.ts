import { createAtom } from '@tanstack/react-store'
import { tabs } from '../../../app/device-store/tabs.ts'

/** How often they have changed. */
const changes = createAtom(0)
const tellHere = () => changes.set(times => times + 1)
const tellOtherTabs = tabs('vizit-documents', tellHere)

/** Has the documents read again in every tab that shows them. Says nothing of what they are. */
export function tellOfDocuments(): void {
  tellOtherTabs()
  tellHere()
}

export const onDocuments = (changed: () => void): (() => void) => changes.subscribe(changed).unsubscribe
