import { expect, test } from 'vitest'
import { longAddress } from './short-link.ts'

test.each([
  ['/r', '#a-secret', '/reply#a-secret'],
  ['/v', '#a-secret', '/guest-visit#a-secret'],
  ['/i', '', '/'],
  ['/reply', '#a-secret', null],
  ['/visits', '', null],
])('%s%s', (pathname, hash, long) => expect(longAddress({ pathname, hash })).toBe(long))
