import { expect, test } from 'vitest'
import { supportMail } from './support-mail.ts'

const about = {
  to: 'help@vizit.example',
  id: '01990000-0000-7000-8000-000000000001',
  phone: '375291234567',
  agent: 'Firefox & Co',
  provider: 'demo',
  version: '1.2.0',
}
const body = (mail: string) => new URL(mail).searchParams.get('body')

test('the support e-mail has the end of the id, the phone, the browser, the clinic and the version', () => {
  expect(body(supportMail(about))).toBe(
    '\n\n--\nID: 000-000000000001\n+375291234567\nFirefox & Co\ndemo\n1.2.0',
  )
})

test('unknown values are left out', () =>
  expect(body(supportMail({ ...about, phone: null, provider: null }))).not.toContain('null'))
