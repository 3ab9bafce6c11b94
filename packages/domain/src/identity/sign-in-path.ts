import type { Phone } from '../person/phone.ts'

export type SignInPath = 'api' | 'identity-service'

/** Numbers that the identity service does not support (product §5, "Phone"). */
const API_ONLY = /^37555/

/**
 * The sign-in path of a phone (decisions D5): the API for +37555, for others the `authConfig` of the remote
 * configuration.
 */
export function signInPath(phone: Phone, configured: SignInPath): SignInPath {
  return API_ONLY.test(phone) ? 'api' : configured
}
