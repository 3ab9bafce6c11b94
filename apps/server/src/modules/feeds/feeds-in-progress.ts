/** Each may take 2 GB of the disk while it comes, and as much again unpacked. */
const MOST = 8

/** Whose feeds this server is receiving or applying. */
export interface FeedsInProgress {
  /** Runs it unless a feed of this sender, or too many of others, are in progress: then `busy`. */
  run<Result>(sourceId: number, receive: () => Promise<Result>): Promise<Result | 'busy'>
}

/** A sender that repeats a feed before its answer has come would fill disk and connections with copies of it. */
export function createFeedsInProgress(): FeedsInProgress {
  const senders = new Set<number>()
  return {
    async run(sourceId, receive) {
      if (senders.has(sourceId) || senders.size >= MOST) return 'busy'
      senders.add(sourceId)
      try {
        return await receive()
      } finally {
        senders.delete(sourceId)
      }
    },
  }
}
