import { Topic } from '@vizit/contract/shapes/topic.ts'
import type { Notice } from './changes.ts'

/** PostgreSQL takes 8000 bytes; 36 of an account's id, its quotes and comma, and what stands around them. */
const ACCOUNTS_AT_ONCE = 200

/** The texts that carry these notices, each short enough for a NOTIFY. */
export function written(notices: readonly Notice[]): string[] {
  return notices.flatMap(({ topic, accounts }) =>
    accounts === 'everyone'
      ? [topic]
      : inParts(accounts, ACCOUNTS_AT_ONCE).map(part => [topic, ...part].join(' ')),
  )
}

/** Null for a text that is none of ours: a newer server may know topics that this one does not. */
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
