import { call } from '../call.ts'

export const followChanges = call({
  module: 'events',
  summary:
    'Server-sent events as long as the session is active: `changed` with a topic as data, and `refresh` if events may have been missed. Events name what to read again and contain no other data',
  method: 'GET',
  path: '/api/v2/my/events',
  who: 'patient',
  status: 200,
  produces: 'text/event-stream',
  errors: ['SERVICE_UNAVAILABLE'],
})
