import { expect, test } from 'vitest'
import { pushHosts } from './push-hosts.ts'

const known = pushHosts()

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:APA91b',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
  'https://wns2-par02p.notify.windows.com/w/?token=BQYAAA',
  'https://web.push.apple.com/QGuQyavXutnMH',
])('%s is a push service', endpoint => expect(known(endpoint)).toBe(true))

test.each([
  ['without TLS', 'http://fcm.googleapis.com/fcm/send/abc'],
  ['another port', 'https://fcm.googleapis.com:8443/fcm/send/abc'],
  ['a stranger', 'https://evil.example/fcm.googleapis.com'],
  ['a name that merely ends alike', 'https://evilpush.apple.com/x'],
  ['a name that merely begins alike', 'https://fcm.googleapis.com.evil.example/x'],
  ['a user in front', 'https://fcm.googleapis.com@evil.example/x'],
  ['a password for a known one', 'https://a:b@fcm.googleapis.com/x'],
  ['this machine', 'https://127.0.0.1/x'],
  ['this machine, written otherwise', 'https://2130706433/x'],
  ['this machine in IPv6', 'https://[::1]/x'],
  ['the metadata of a cloud', 'http://169.254.169.254/latest/meta-data'],
  ['a private network', 'https://10.0.0.5/x'],
  ['another protocol', 'file:///etc/passwd'],
  ['no address', 'fcm.googleapis.com'],
  ['an endless one', `https://fcm.googleapis.com/${'x'.repeat(2048)}`],
])('%s is none', (_case, endpoint) => expect(known(endpoint)).toBe(false))

test('an operator may allow more hosts; this machine only with a port, and only this machine without TLS', () => {
  const named = pushHosts(['push.example.by', '127.0.0.1:18701', 'push.local:8443'])
  expect(named('https://push.example.by/x')).toBe(true)
  expect(named('http://push.example.by/x')).toBe(false)
  expect(named('http://127.0.0.1:18701/x')).toBe(true)
  expect(named('http://127.0.0.1:18702/x')).toBe(false)
  expect(named('https://push.local:8443/x')).toBe(true)
  expect(named('http://push.local:8443/x')).toBe(false)
})
