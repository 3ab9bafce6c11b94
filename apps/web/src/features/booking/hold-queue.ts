import { createSerialQueue } from '../../app/concurrency/serial-queue.ts'

/** Freeing the former slot must not overtake holding the next one. */
export const inHoldQueue = createSerialQueue()
