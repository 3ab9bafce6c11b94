import { randomInt } from 'node:crypto'

/** The number of somebody who has never signed in, without its plus. */
export const newPhone = () => `37529${randomInt(1_000_000, 9_999_999)}`
