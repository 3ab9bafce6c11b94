import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostOrigin } from './host-origin.ts'

test.each([
  ['https://clinic.by', 'https://clinic.by'],
  ['https://clinic.by/', 'https://clinic.by'],
  ['  Clinic.BY ', 'https://clinic.by'],
  ['www.clinic.by', 'https://www.clinic.by'],
  ['клиника.бел', 'https://xn--80apagcdp.xn--90ais'],
  ['https://clinic.by:443', 'https://clinic.by'],
  ['https://clinic.by:8443', 'https://clinic.by:8443'],
  ['http://localhost:8090', 'http://localhost:8090'],
  ['http://127.0.0.1', 'http://127.0.0.1'],
])('%s is the site %s', (written, origin) => expect(hostOrigin(written)).toBe(origin))

test.each([
  ['without TLS', 'http://clinic.by'],
  ['a page', 'https://clinic.by/booking'],
  ['with a query', 'https://clinic.by/?a=1'],
  ['with a name', 'https://anna@clinic.by'],
  ['every site', '*'],
  ['a pattern', 'https://*.clinic.by'],
  ['a policy of its own', "https://clinic.by; script-src 'unsafe-inline'"],
  ['a file', 'file:///clinic.html'],
  ['a sandbox', 'null://'],
  ['nothing', ''],
  ['an address of six', 'https://[::1]'],
  ['a name that is too long', `https://${'a.'.repeat(130)}by`],
])('%s is no site', (_case, written) => expect(hostOrigin(written)).toBeNull())

test.each(['http://localhost:8090', 'http://127.0.0.1'])(
  '%s is a site in development, and not in production',
  site => {
    expect(hostOrigin(site)).toBe(site)
    expect(hostOrigin(site, { production: true })).toBeNull()
    expect(hostOrigin('clinic.by', { production: true })).toBe('https://clinic.by')
  },
)

test('any accepted site has one spelling, and cannot end a header', () => {
  const parts = fc.constantFrom(
    'https://',
    'http://',
    'clinic',
    '.by',
    ':8443',
    '/',
    ' ',
    ';',
    "'",
    '*',
    '@',
    '\n',
    'ё',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(parts).map(list => list.join('')),
      ),
      written => {
        const origin = hostOrigin(written)
        if (origin === null) return
        expect(origin).toMatch(/^https?:\/\/[a-z0-9.:-]+$/)
        expect(hostOrigin(origin)).toBe(origin)
      },
    ),
  )
})
