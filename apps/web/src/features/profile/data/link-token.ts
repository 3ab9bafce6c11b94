/** 256 bits in base64url, as in the e-mail: an incomplete link is recognised at once. */
const TOKEN = /^[\w-]{43}$/

export function isCompleteToken(token: string): boolean {
  return TOKEN.test(token)
}
