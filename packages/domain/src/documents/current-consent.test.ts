import { expect, test } from 'vitest'
import { currentConsent } from './current-consent.ts'

const none = { paperOn: null, givenOn: null, withdrawnOn: null }

test.each([
  ['nobody ever agreed', {}, null],
  ['on paper', { paperOn: '2026-01-05' }, { given: 'paper', on: '2026-01-05' }],
  ['on the device', { givenOn: '2026-01-05' }, { given: 'online', on: '2026-01-05' }],
  ['on both', { paperOn: '2026-01-05', givenOn: '2026-02-01' }, { given: 'online', on: '2026-02-01' }],
  ['withdrawn', { withdrawnOn: '2026-02-01' }, null],
  ['on paper, then withdrawn', { paperOn: '2026-01-05', withdrawnOn: '2026-02-01' }, null],
  ['withdrawn on the day of the paper', { paperOn: '2026-02-01', withdrawnOn: '2026-02-01' }, null],
  [
    'withdrawn, then on paper again',
    { paperOn: '2026-02-02', withdrawnOn: '2026-02-01' },
    { given: 'paper', on: '2026-02-02' },
  ],
] as const)('%s', (_case, facts, now) => expect(currentConsent({ ...none, ...facts })).toEqual(now))
