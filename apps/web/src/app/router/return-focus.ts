import type { AnyRouter, RouterHistory } from '@tanstack/react-router'

/** The link that was followed from an entry of the history: links of a screen may share an address. */
interface Followed {
  readonly href: string
  readonly at: number
}

interface Returning extends Pick<AnyRouter, 'subscribe'> {
  readonly history: RouterHistory
}

/** Steps that are remembered; older ones begin at their heading. */
const MOST = 50

const linksTo = (href: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].filter(
    link => link.getAttribute('href') === href,
  )

/**
 * After Back the focus is on the link that led away, where the screen still has it: a reader of a long list goes on where they were.
 * The router restores the scrolled place.
 */
export function returnFocus({ history, subscribe }: Returning): () => void {
  const followed = new Map<string, Followed>()
  const keyOf = (state: object) => (state as { readonly __TSR_key?: string }).__TSR_key ?? ''
  let left = keyOf(history.location.state)
  let returned: string | null = null

  const unfollow = history.subscribe(({ location, action }) => {
    const link = document.activeElement
    const href = link?.getAttribute('href')
    if (action.type === 'PUSH' && link instanceof HTMLAnchorElement && href) {
      followed.set(left, { href, at: linksTo(href).indexOf(link) })
      for (const [oldest] of followed) if (followed.size > MOST) followed.delete(oldest)
    }
    left = keyOf(location.state)
    returned = action.type === 'PUSH' || action.type === 'REPLACE' ? null : left
  })
  const unsubscribe = subscribe('onRendered', () => {
    const { href, at } = followed.get(returned ?? '') ?? {}
    returned = null
    if (href === undefined || at === undefined) return
    const { activeElement } = document
    if (activeElement !== document.body && !activeElement?.matches('main h1')) return
    linksTo(href)[at]?.focus({ preventScroll: true })
  })
  return () => {
    unfollow()
    unsubscribe()
  }
}
