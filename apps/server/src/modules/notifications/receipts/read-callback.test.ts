import { expect, test } from 'vitest'
import { readCallback } from './read-callback.ts'

test.each<[string, unknown, unknown]>([
  ['a form', { id: '7', status: 'delivered' }, [{ reference: '7', state: 'delivered' }]],
  ['the words of SMPP', { messageId: 7, stat: 'UNDELIV' }, [{ reference: '7', state: 'failed' }]],
  [
    'a list',
    [
      { id: 'a', status: 'Delivered' },
      { id: 'b', status: 'Expired' },
    ],
    [
      { reference: 'a', state: 'delivered' },
      { reference: 'b', state: 'failed' },
    ],
  ],
  [
    'a list in a letter',
    { results: [{ sms_id: 'a', state: 'read' }] },
    [{ reference: 'a', state: 'delivered' }],
  ],
  ['an intermediate state', { id: '7', status: 'sent' }, []],
  ['no number of a message', { status: 'delivered' }, []],
  ['nonsense', 'delivered', []],
  ['nothing', null, []],
  ['an object for a number', { id: { $gt: '' }, status: 'delivered' }, []],
])('%s', (_case, told, receipts) => expect(readCallback(told)).toEqual(receipts))
