import { redirect } from '@tanstack/react-router'
import { tabStorage } from '../../../app/browser-storage/storage.ts'

const KEY = 'replyLink'

/** The token of the link that was opened in this tab: it outlives a reload, and goes with the tab. */
export const readReplyLink = (): string | null => tabStorage.getItem(KEY)

/**
 * Takes the token of a link out of `/reply#…` before anything is shown: in the fragment it reaches no server and no log,
 * and from here on neither address nor history keep it.
 */
export function takeReplyLink({ location }: { location: { hash: string } }): void {
  if (!location.hash) return
  tabStorage.setItem(KEY, location.hash)
  throw redirect({ to: '/reply', hash: '', replace: true })
}
