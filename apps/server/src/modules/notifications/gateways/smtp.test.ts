import { type AddressInfo, createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { afterAll, expect, test } from 'vitest'
import { StartupProblem } from '../../../platform/lifecycle/startup-problem.ts'
import { smtp } from './smtp.ts'

const received: string[] = []
let reply = '250 queued'
/** A mail server that knows as much of SMTP as one message needs. */
const server = createServer(async socket => {
  const say = (line: string) => socket.write(`${line}\r\n`)
  let inData = false
  say('220 mail.test')
  for await (const line of createInterface({ input: socket })) {
    received.push(line)
    if (inData) {
      if (line !== '.') continue
      inData = false
      say(reply)
    } else if (line === 'DATA') {
      inData = true
      say('354 go on')
    } else say(line === 'QUIT' ? '221 bye' : '250 mail.test')
  }
})
await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
const { port } = server.address() as AddressInfo
afterAll(() => server.close())
const mail = smtp(`smtp://127.0.0.1:${port}`, 'Vizit <no-reply@example.org>')
const message = { to: 'anna@example.org', subject: 'A code', text: '123456' }

test('an e-mail is handed to the mail server', async () => {
  expect(await mail.send(message)).toBe('accepted')
  expect(received).toContain('RCPT TO:<anna@example.org>')
  expect(received).toContain('Subject: A code')
  expect(received).toContain('123456')
})

test('a refusal for good is told from a passing trouble', async () => {
  reply = '554 no such person'
  expect(await mail.send(message)).toBe('refused')
  reply = '451 come back later'
  expect(await mail.send(message)).toBe('later')
  expect(await smtp('smtp://127.0.0.1:1', 'no-reply@example.org').send(message)).toBe('later')
})

test('an address that is not one of a mail server stops the start', () => {
  expect(() => smtp('https://mail.example.org', 'no-reply@example.org')).toThrow(StartupProblem)
})
