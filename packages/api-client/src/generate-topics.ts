import { api } from '@vizit/contract/api.ts'
import { type Call, repeatOf } from '@vizit/contract/call.ts'
import { unpublishedTopics } from '@vizit/contract/shapes/topic.ts'

export const generatedTopics = 'packages/api-client/src/generated/topics.ts'

/** The source of the file by which the client knows what a change makes stale: the reads that share a topic with it. */
export function generateTopics(): string {
  const calls = Object.entries<Call>(api).sort(([a], [b]) => (a < b ? -1 : 1))
  const isRead = (call: Call) => repeatOf(call) === 'reads'
  const changes = calls.filter(([, call]) => !isRead(call) && call.topics?.length)
  const reads = new Map<string, string[]>()
  for (const [name, call] of calls) {
    if (!isRead(call)) continue
    for (const topic of call.topics ?? []) reads.set(topic, [...(reads.get(topic) ?? []), name])
  }
  return [
    '// Written by `npm run gen` from the contract.',
    "import type { ReadTopic } from '@vizit/contract/shapes/topic.ts'",
    "import type { CallName } from '../calls.ts'",
    '',
    '/** The topics that a call changes. */',
    'export const changesOf: { readonly [N in CallName]?: readonly ReadTopic[] } = {',
    ...changes.map(([name, { topics }]) => `  ${name}: ${JSON.stringify(topics)},`),
    '}',
    '',
    '/** Changes of these are not published to pages. */',
    `export const unpublishedTopics: readonly ReadTopic[] = ${JSON.stringify(unpublishedTopics)}`,
    '',
    '/** The reads that show something of a topic. */',
    'export const readsOf: Readonly<Record<ReadTopic, readonly CallName[]>> = {',
    ...[...reads].sort().map(([topic, names]) => `  ${JSON.stringify(topic)}: ${JSON.stringify(names)},`),
    '}',
    '',
  ].join('\n')
}
