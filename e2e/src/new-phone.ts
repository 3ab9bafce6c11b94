import { randomInt } from 'node:crypto'

/** A phone number that has never signed in, without the plus. */
export const newPhone = () => `37529${randomInt(1_000_000, 9_999_999)}`
