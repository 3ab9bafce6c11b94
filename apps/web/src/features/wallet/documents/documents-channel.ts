import { tabs } from '../../../app/device-store/tabs.ts'

const listeners = new Set<() => void>()
const tellOtherTabs = tabs('vizit-documents', () => tellHere())

function tellHere(): void {
  for (const changed of listeners) changed()
}

/** Has the documents read again in every tab that shows them. Says nothing of what they are. */
export function tellOfDocuments(): void {
  tellOtherTabs()
  tellHere()
}

export function onDocuments(changed: () => void): () => void {
  listeners.add(changed)
  return () => void listeners.delete(changed)
}
