import { redirect } from '@tanstack/react-router'
import { tabStorage } from '../../../app/browser-storage/storage.ts'

const KEY = 'replyLink'

/** The token of the link opened in this tab; it survives a reload, until the tab closes. */
export const readReplyLink = (): string | null => tabStorage.getItem(KEY)

/**
 * Removes a link's token from `/reply#…` before anything is shown. In the fragment it reaches no server and no log;
 * after this, neither the address nor the history contains it.
 */
export function takeReplyLink({ location }: { location: { hash: string } }): void {
  if (!location.hash) return
  tabStorage.setItem(KEY, location.hash)
  throw redirect({ to: '/reply', hash: '', replace: true })
}
