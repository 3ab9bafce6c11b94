import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { isWeakSecret } from './is-weak-secret.ts'

test.each([
  ['one letter', 'a'.repeat(64)],
  ['one part again and again', 'abcd1234'.repeat(6)],
  ['one part again and again, cut', 'vizit-secret-vizit-secret-vizit-se'],
  ['a row', 'abcdefghijklmnopqrstuvwxyz0123456789'],
  ['digits in a row', '0123456789012345678901234567890123456789'],
  ['a placeholder', 'please-change-me-Zq83hdWm20fkPlsw91Xc'],
  ['a placeholder with many letters around it', 'the-admin-password-of-the-example-clinic-in-Minsk'],
  ['two letters', 'abbabaabbaababbabaababbaabbabaababba'],
])('%s is weak', (_case, secret) => expect(isWeakSecret(secret)).toBe(true))

test.each([
  ['openssl rand -base64 48', () => randomBytes(48).toString('base64')],
  ['openssl rand -hex 32', () => randomBytes(32).toString('hex')],
  ['base64url of 32 bytes, as the server makes it', () => randomBytes(32).toString('base64url')],
])('no secret of %s is weak', (_case, make) => {
  for (let n = 0; n < 500; n++) expect(isWeakSecret(make())).toBe(false)
})

test('a random secret is strong although a word of placeholders occurs in it', () => {
  for (let n = 0; n < 500; n++) {
    const random = randomBytes(48).toString('base64')
    expect(isWeakSecret(`${random.slice(0, n % 59)}Admin${random.slice((n % 59) + 5)}`)).toBe(false)
  }
})
