import type { Check } from './problem.ts'

/** Characters of an SMS code, a family code and an A-code (product §5). */
export const CODE_LENGTH = 6

/** A code of exactly six digits, after `plainCode`. */
export const CODE = /^\d{6}$/

const SPACES_AND_DASHES = /[\s\p{Cf}\p{Pd}\u2212]/gu

/**
 * Removes the separators of a copied code: `123 456`, `123-456`, `１２３４５６`. Letters stay, so that the check refuses the
 * code.
 */
export const plainCode = (written: string): string => written.normalize('NFKC').replace(SPACES_AND_DASHES, '')

/** A code of exactly six digits. */
export const checkCode: Check = written => (CODE.test(plainCode(written)) ? null : 'code')
