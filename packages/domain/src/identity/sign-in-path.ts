import type { Phone } from '../person/phone.ts'

export type SignInPath = 'api' | 'identity-service'

/** Numbers that an identity service does not know (product §5, "Phone"). */
const API_ONLY = /^37555/

/**
 * How a phone signs in (decisions D5): +37555 always by the API, others as the remote configuration's `authConfig`
 * says.
 */
export function signInPath(phone: Phone, configured: SignInPath): SignInPath {
  return API_ONLY.test(phone) ? 'api' : configured
}
