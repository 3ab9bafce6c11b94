import { expect, test } from 'vitest'
import { confirmEmployer, confirmEmployerLink, confirmInsurer } from './coverage.ts'

test('the calls of employers list no refusal that insurers alone have', () => {
  for (const { errors } of [confirmEmployer, confirmEmployerLink]) {
    expect(errors).not.toContain('CONTRACT_PHONE_MISMATCH')
    expect(errors).not.toContain('INVALID_CONTRACT_KEY')
  }
  expect(confirmInsurer.errors).toContain('CONTRACT_PHONE_MISMATCH')
})
