import { expect, test } from 'vitest'
import { signInPath } from './sign-in-path.ts'

test.each([
  ['375551234567', 'identity-service', 'api'],
  ['375551234567', 'api', 'api'],
  ['375291234567', 'identity-service', 'identity-service'],
  ['375291234567', 'api', 'api'],
  ['375255512345', 'identity-service', 'identity-service'],
] as const)('%s with %s signs in by %s', (phone, configured, path) =>
  expect(signInPath(phone, configured)).toBe(path),
)
