import type { Check } from './problem.ts'

/** Characters of an SMS code, a family code and an A-code (product §5). */
export const CODE_LENGTH = 6

const DIGITS = /^\d{6}$/

/** A code of exactly six digits. */
export const checkCode: Check = written => (DIGITS.test(written.trim()) ? null : 'code')
