import { expect, test } from 'vitest'
import { isWeakCode } from './weak-code.ts'

test.each(['000000', '777777', '123456', '654321', '890123', '121212', '127127'])('%s is weak', code =>
  expect(isWeakCode(code)).toBe(true),
)

test.each(['481516', '271828', '112233', '135790', '100001'])('%s is not weak', code =>
  expect(isWeakCode(code)).toBe(false),
)
