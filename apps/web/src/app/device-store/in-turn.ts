import { alone } from '../session/alone.ts'

/** Opening, saving, locking and wiping do not overtake each other, in whatever tabs they are done. */
export const inTurn = <T>(work: () => Promise<T>): Promise<T> => alone(work, 'device-store')
