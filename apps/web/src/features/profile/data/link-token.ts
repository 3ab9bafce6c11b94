/** 256 bits in base64url, as the letter has them: half a link, or one that a mail program broke, is known at once. */
const TOKEN = /^[\w-]{43}$/

export function isWhole(token: string): boolean {
  return TOKEN.test(token)
}
