import { expect, test } from 'vitest'
import { isWithin } from '../../connectors/http/is-within.ts'
import { readBaseUrl } from './base-url.ts'

test.each([
  ['https://clinic.by/fhir', 'https://clinic.by/fhir/'],
  ['https://clinic.by/fhir/', 'https://clinic.by/fhir/'],
  ['http://127.0.0.1:8090/fhir', 'http://127.0.0.1:8090/fhir/'],
  ['http://clinic.by/fhir', null],
  ['https://user:secret@clinic.by/fhir', null],
  ['https://clinic.by/fhir?tenant=1', null],
  ['file:///etc/passwd', null],
  ['clinic', null],
])('%s', (written, expected) => expect(readBaseUrl(written)).toBe(expected))

test.each([
  ['https://clinic.by/fhir/Slot?page=2', true],
  ['https://clinic.by/other/Slot', false],
  ['https://clinic.by/fhir/../admin', false],
  ['https://elsewhere.by/fhir/Slot', false],
  ['http://clinic.by/fhir/Slot', false],
  ['https://user@clinic.by/fhir/Slot', false],
])('a next page at %s: %s', (address, expected) =>
  expect(isWithin(new URL(address), new URL('https://clinic.by/fhir/'))).toBe(expected),
)
