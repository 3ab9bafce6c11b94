import { createSerialQueue } from '../../app/concurrency/serial-queue.ts'

/** Releasing the previous slot and holding the next one must stay in order. */
export const inHoldQueue = createSerialQueue()
