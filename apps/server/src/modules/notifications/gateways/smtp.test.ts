import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { selfSigned } from '@vizit/test-kit/tls/self-signed.ts'
import { trustCertificate } from '@vizit/test-kit/tls/trust-certificate.ts'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { StartupProblem } from '../../../platform/lifecycle/startup-problem.ts'
import { accepted, delayed, type Outgoing, refused } from './gateway.ts'
import { smtp } from './smtp.ts'

const message: Outgoing = {
  id: '1',
  key: 'a-key',
  to: 'anna@example.org',
  subject: 'Код для входа',
  text: 'Ваш код: 123456',
  expiresAt: null,
}

interface Mail {
  readonly to: string[]
  readonly raw: string
  readonly user: unknown
  readonly isSecure: boolean
}

/** A mail server on loopback with one account, and its URL. */
async function mailServer(options: SMTPServerOptions = {}) {
  const mails: Mail[] = []
  const server = new SMTPServer({
    logger: false,
    authOptional: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'vizit' && password === 'p@ss'
        ? done(null, { user: username })
        : done(new Error('unknown')),
    onData: async (stream, { envelope, user, secure }, done) => {
      const raw = await text(stream)
      mails.push({ to: envelope.rcptTo.map(({ address }) => address), raw, user, isSecure: secure })
      done()
    },
    ...options,
  })
  // A client that rejects the certificate closes the connection.
  server.on('error', () => undefined)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>(resolve => server.close(resolve)))
  const { port } = server.server.address() as AddressInfo
  return {
    mails,
    at: (account: string) => smtp(`smtp://${account}127.0.0.1:${port}`, 'Vizit <no-reply@vizit.test>'),
  }
}

test('an e-mail is sent with authentication and keeps its Cyrillic text', async () => {
  const { mails, at } = await mailServer({ disabledCommands: ['STARTTLS'], authOptional: false })
  expect(await at('vizit:p%40ss@').send(message)).toEqual(accepted)
  const [mail] = mails
  expect(mail).toMatchObject({ to: ['anna@example.org'], user: 'vizit' })
  expect(mail?.raw).toContain(`Subject: =?UTF-8?B?${Buffer.from(message.subject).toString('base64')}?=`)
  expect(mail?.raw).toContain('Message-ID: <a-key@vizit.test>')
  expect(mail?.raw).toContain(Buffer.from(message.text).toString('base64'))
})

test('an address in .бел is sent to the mail server in Punycode', async () => {
  const { mails, at } = await mailServer({ disabledCommands: ['STARTTLS'], hideSMTPUTF8: true })
  expect(await at('').send({ ...message, to: 'anna@прыклад.бел' })).toEqual(accepted)
  // The test's mail server decodes the address; the header stays as it was sent.
  expect(mails).toMatchObject([{ to: ['anna@прыклад.бел'] }])
  expect(mails[0]?.raw).toContain('To: anna@xn--80aiqesg1f.xn--90ais')
})

test('a wrong password delays an e-mail, because the operator can correct it', async () => {
  const { mails, at } = await mailServer({ disabledCommands: ['STARTTLS'] })
  expect(await at('vizit:wrong@').send(message)).toEqual(delayed('credentials'))
  expect(mails).toEqual([])
})

test('if TLS is offered, nothing is sent unencrypted, and nothing to a server whose certificate is not valid', async () => {
  // The library's default certificate is signed by no known authority.
  const { mails, at } = await mailServer()
  expect((await at('vizit:p%40ss@').send(message)).outcome).toBe('delayed')
  expect(mails).toEqual([])
})

test('if TLS is offered and the certificate is valid, everything is sent over it', async () => {
  const certificate = selfSigned()
  onTestFinished(trustCertificate(certificate.cert))
  const { mails, at } = await mailServer(certificate)
  expect(await at('vizit:p%40ss@').send(message)).toEqual(accepted)
  expect(mails).toMatchObject([{ to: ['anna@example.org'], user: 'vizit', isSecure: true }])
})

test.each([
  [554, refused],
  [550, refused],
  [451, delayed('busy')],
])('a recipient that is answered %i', async (responseCode, delivery) => {
  const { at } = await mailServer({
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error('no'), { responseCode })),
  })
  expect(await at('').send(message)).toEqual(delivery)
})

test('a mail server that is down delays an e-mail an e-mail', async () => {
  expect(await smtp('smtp://127.0.0.1:1', 'no-reply@vizit.test').send(message)).toEqual(
    delayed('unreachable'),
  )
})

test('a URL that is not one of a mail server stops the start', () => {
  expect(() => smtp('https://mail.example.org', 'no-reply@example.org')).toThrow(StartupProblem)
})
