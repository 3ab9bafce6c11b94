import type { StoredResource } from './resources.ts'

type Test = (resource: StoredResource, wanted: string) => boolean

const list = (value: unknown): readonly Record<string, unknown>[] => (Array.isArray(value) ? value : [])
const any = (wanted: string, is: (one: string) => boolean) => wanted.split(',').some(is)

const PREFIXED = /^(ge|gt|le|lt)?(.+)$/
function compares(at: unknown, wanted: string): boolean {
  const [, prefix, value = ''] = PREFIXED.exec(wanted) ?? []
  const [mine, theirs] = [Date.parse(String(at)), Date.parse(value)]
  switch (prefix) {
    case 'ge':
      return mine >= theirs
    case 'gt':
      return mine > theirs
    case 'le':
      return mine <= theirs
    case 'lt':
      return mine < theirs
    default:
      return mine === theirs
  }
}

const refersTo = (reference: unknown, one: string) =>
  typeof reference === 'object' &&
  reference !== null &&
  'reference' in reference &&
  reference.reference === one

/** The supported search parameters. */
const tests: Readonly<Record<string, Test>> = {
  _id: ({ id }, wanted) => any(wanted, one => one === id),
  _lastUpdated: ({ meta }, wanted) => compares(meta.lastUpdated, wanted),
  identifier: ({ identifier }, wanted) =>
    list(identifier).some(({ system, value }) => `${system}|${value}` === wanted),
  schedule: ({ schedule }, wanted) => any(wanted, one => refersTo(schedule, one)),
  subject: ({ subject, participant }, wanted) =>
    any(wanted, one => refersTo(subject, one) || list(participant).some(({ actor }) => refersTo(actor, one))),
  status: ({ status }, wanted) => any(wanted, one => one === status),
  start: ({ start }, wanted) => compares(start, wanted),
  date: ({ start }, wanted) => compares(start, wanted),
}

export function matches(resource: StoredResource, query: URLSearchParams): boolean {
  for (const [name, wanted] of query) {
    if (['_count', '_include', '_offset'].includes(name)) continue
    // `patient` equals `subject` with a Patient, as far as tests use it.
    const test = tests[name === 'patient' ? 'subject' : name]
    if (!test?.(resource, name === 'patient' && !wanted.includes('/') ? `Patient/${wanted}` : wanted))
      return false
  }
  return true
}
