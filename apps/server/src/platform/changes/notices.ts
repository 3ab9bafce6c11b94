import { Topic } from '@vizit/contract/shapes/topic.ts'
import type { Notice } from './changes.ts'

/**
 * NOTIFY accepts 8000 bytes; an account takes 39 (id, quotes, comma), and the rest of the text needs some too.
 */
const ACCOUNTS_AT_ONCE = 200

/** These notifications as texts that are short enough for NOTIFY. */
export function written(notices: readonly Notice[]): string[] {
  return notices.flatMap(({ topic, accounts }) =>
    accounts === 'everyone'
      ? [topic]
      : inParts(accounts, ACCOUNTS_AT_ONCE).map(part => [topic, ...part].join(' ')),
  )
}

/** Null: not a notification that this release knows; a newer server may send other topics. */
export function read(text: string): Notice | null {
  const [word, ...accounts] = text.split(' ')
  const topic = Topic.safeParse(word)
  if (!topic.success) return null
  return { topic: topic.data, accounts: accounts.length > 0 ? accounts : 'everyone' }
}

function inParts<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, part) =>
    all.slice(part * size, (part + 1) * size),
  )
}
