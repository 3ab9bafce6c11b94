import { call } from '../call.ts'

export const followChanges = call({
  module: 'events',
  summary:
    'Server-sent events for as long as the session lives: `changed` with the name of a topic as its data, and `refresh` when news may have been missed. They say what to read again, never what it says',
  method: 'GET',
  path: '/api/v2/my/events',
  who: 'patient',
  status: 200,
  produces: 'text/event-stream',
  errors: ['SERVICE_UNAVAILABLE'],
})
