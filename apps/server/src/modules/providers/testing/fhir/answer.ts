import type { Answered, ReceivedRequest } from '../troubled-server.ts'
import { matches } from './matches.ts'
import type { Resources, StoredResource } from './resources.ts'
import { keepRules, Refusal } from './rules.ts'

export interface Server {
  readonly resources: Resources
  readonly baseUrl: () => string
  /** Whether it applies booking rules or only stores resources. */
  readonly keepsRules: boolean
  /** Whether it answers `_include` of drugs; servers may leave them out. */
  readonly includes: { drugs: boolean }
}

interface Entry {
  readonly resource: Readonly<Record<string, unknown>>
  readonly request: {
    readonly method: string
    readonly url: string
    readonly ifMatch?: string
    readonly ifNoneExist?: string
  }
}

/** The answers of a FHIR R4 server. */
export function answer(server: Server, asked: ReceivedRequest): Answered {
  const undo = server.resources.snapshot()
  try {
    return asked.method === 'POST' && asked.path === '' ? transact(server, asked) : act(server, asked)
  } catch (error) {
    undo()
    if (!(error instanceof Refusal)) throw error
    return {
      status: error.status,
      body: { resourceType: 'OperationOutcome', issue: [{ severity: 'error', code: 'conflict' }] },
    }
  }
}

function transact(server: Server, { body }: ReceivedRequest): Answered {
  const entries = (body?.entry ?? []) as readonly Entry[]
  const entry = entries.map(({ resource, request }) => {
    const { method, url: path, ifMatch, ifNoneExist } = request
    const { status, body: made } = act(server, { method, path, body: resource, ifMatch, ifNoneExist })
    return { resource: made, response: { status: String(status) } }
  })
  return { status: 200, body: { resourceType: 'Bundle', type: 'transaction-response', entry } }
}

function act(server: Server, asked: ReceivedRequest): Answered {
  const { resources, keepsRules } = server
  const [path = '', search = ''] = asked.path.split('?')
  const reference = path.includes('/')
  if (path === 'metadata')
    return { status: 200, body: { resourceType: 'CapabilityStatement', fhirVersion: '4.0.1' } }
  if (asked.method === 'GET')
    return reference ? read(resources, path) : find(server, path, new URLSearchParams(search))
  if (asked.body === null) throw new Refusal(400)
  if (asked.method === 'POST') {
    const known = asked.ifNoneExist && findOnly(resources, path, asked.ifNoneExist)
    if (known) return { status: 200, body: known }
    if (keepsRules) keepRules(resources, asked.body, undefined)
    return { status: 201, body: resources.save(asked.body) }
  }
  const former = resources.find(path)
  if (!former) throw new Refusal(404)
  if (asked.ifMatch !== undefined && asked.ifMatch !== `W/"${former.meta.versionId}"`) throw new Refusal(412)
  if (keepsRules) keepRules(resources, asked.body, former)
  return { status: 200, body: resources.save(asked.body) }
}

function read(resources: Resources, reference: string): Answered {
  const found = resources.find(reference)
  if (!found) throw new Refusal(404)
  return { status: 200, body: found }
}

function findOnly(resources: Resources, type: string, search: string): StoredResource | undefined {
  const [found, another] = resources.all(type).filter(one => matches(one, new URLSearchParams(search)))
  if (another) throw new Refusal(412)
  return found
}

function find({ resources, baseUrl, includes }: Server, type: string, query: URLSearchParams): Answered {
  const found = resources.all(type).filter(resource => matches(resource, query))
  const [from, count] = [Number(query.get('_offset') ?? 0), Number(query.get('_count') ?? 50)]
  const page = found.slice(from, from + count)
  const included = page.flatMap(resource => {
    if (query.get('_include') === 'MedicationRequest:medication')
      return includes.drugs ? drugOf(resources, resource) : []
    return query.has('_include') ? actorsOf(resources, resource) : []
  })
  query.set('_offset', String(from + count))
  const link = from + count < found.length ? [{ relation: 'next', url: `${baseUrl()}${type}?${query}` }] : []
  const entry = [...page, ...included].map(resource => ({ resource }))
  return { status: 200, body: { resourceType: 'Bundle', type: 'searchset', link, entry } }
}

function drugOf(resources: Resources, { medicationReference }: StoredResource): StoredResource[] {
  const { reference } = (medicationReference ?? {}) as { reference?: string }
  return [resources.find(reference ?? '') ?? []].flat()
}

function actorsOf(resources: Resources, { actor }: StoredResource): StoredResource[] {
  const references: readonly { reference?: string }[] = Array.isArray(actor) ? actor : []
  return references.flatMap(({ reference }) => resources.find(reference ?? '') ?? [])
}
