import { randomUUID } from 'node:crypto'
import type { Answered, ReceivedRequest } from '../troubled-server.ts'

interface Slot {
  readonly id: string
  readonly schedule: string
  readonly free: boolean
  readonly start: string
  readonly end: string
}

interface Appointment {
  readonly id: string
  readonly status: string
  readonly operation: string | null
  readonly patient: string
  readonly schedule: string | null
  readonly slots: readonly string[]
  readonly start: unknown
  readonly end: unknown
}

interface Changed {
  readonly changedAt: string
}

const PAGE = 100

const no = (status: number): Answered => ({ status, body: { problem: status } })
const ok = (body: unknown): Answered => (body === undefined ? no(404) : { status: 200, body })

/** The system's data in memory, and its answers. */
export function createRestClinic(now: () => Date) {
  const schedules: { id: string; code: string }[] = []
  const slots = new Map<string, Slot & Changed>()
  const appointments = new Map<string, Appointment & Changed>()
  const profiles = new Map<string, string>()
  const results = new Map<string, { tests: object[]; reports: object[]; prescriptions?: object[] }>()
  const files = new Map<string, Buffer>()

  const changed = <T>(one: T): T & Changed => ({ ...one, changedAt: now().toISOString() })
  const saveSlot = (slot: Slot) => void slots.set(slot.id, changed(slot))
  const saveAppointment = (appointment: Appointment) => {
    const saved = changed(appointment)
    appointments.set(appointment.id, saved)
    return saved
  }
  const setFree = (ids: readonly string[], free: boolean) => {
    for (const id of ids) {
      const slot = slots.get(id)
      if (slot) saveSlot({ ...slot, free })
    }
  }
  const ofOperation = (operation: string) =>
    [...appointments.values()].find(appointment => appointment.operation === operation)

  function book(operation: string, body: ReceivedRequest['body']): Answered {
    const before = ofOperation(operation)
    if (before) return ok(before)
    const { patient, schedule, slots: wanted, start, end } = body as unknown as Appointment
    if (wanted.some(id => !slots.get(id)?.free)) return no(409)
    setFree(wanted, false)
    const made = {
      id: randomUUID(),
      status: 'booked',
      operation,
      patient,
      schedule,
      slots: wanted,
      start,
      end,
    }
    return { status: 201, body: saveAppointment(made) }
  }
  function cancel(id: string): Answered {
    const appointment = appointments.get(id)
    if (!appointment) return no(404)
    if (appointment.status === 'cancelled') return ok(appointment)
    if (appointment.status !== 'booked') return no(409)
    setFree(appointment.slots, true)
    return ok(saveAppointment({ ...appointment, status: 'cancelled' }))
  }
  function register(profile: string): Answered {
    const id = profiles.get(profile) ?? `patient-${profiles.size + 1}`
    profiles.set(profile, id)
    return ok({ id })
  }
  function patient(id: string): Answered {
    const known = [...profiles].filter(([, patientId]) => patientId === id).map(([profile]) => profile)
    return known.length === 0 ? no(404) : ok({ id, active: true, profiles: known, phone: null })
  }

  const since = (query: URLSearchParams) => (one: Changed) =>
    !query.has('changedSince') || one.changedAt >= new Date(String(query.get('changedSince'))).toISOString()
  const among = (query: URLSearchParams, name: string, id: string) =>
    !query.has(name) || String(query.get(name)).split(',').includes(id)
  const page = (items: readonly unknown[], query: URLSearchParams): Answered => {
    const from = Number(query.get('page') ?? 0)
    const next = from + PAGE < items.length ? String(from + PAGE) : null
    return ok({ items: items.slice(from, from + PAGE), next })
  }
  const isAfter = (at: unknown, query: URLSearchParams, name: string) =>
    !query.has(name) || new Date(String(at)) >= new Date(String(query.get(name)))

  function list(kind: string, query: URLSearchParams): Answered {
    switch (kind) {
      case 'system':
        return ok({ profile: 'vizit-clinic', version: 1 })
      case 'schedules':
        return page(schedules, query)
      case 'slots':
        return page(
          [...slots.values()]
            .filter(slot => among(query, 'schedules', slot.schedule) && since(query)(slot))
            .filter(slot => !query.has('freeFrom') || (slot.free && isAfter(slot.start, query, 'freeFrom')))
            .filter(slot => !query.has('freeTo') || !isAfter(slot.start, query, 'freeTo')),
          query,
        )
      case 'appointments':
        return page(
          [...appointments.values()]
            .filter(one => among(query, 'ids', one.id) && among(query, 'patients', one.patient))
            .filter(one => since(query)(one) && isAfter(one.start, query, 'from')),
          query,
        )
      default:
        return no(404)
    }
  }
  function read(kind: string, id: string, query: URLSearchParams): Answered {
    switch (kind) {
      case 'slots':
        return ok(slots.get(id))
      case 'appointments':
        return ok(appointments.get(id))
      case 'operations':
        return ok(ofOperation(id))
      case 'patients':
        return patient(id)
      case 'files':
        return ok(files.get(id))
      case 'results': {
        const { tests = [], reports = [], prescriptions = [] } = results.get(id) ?? {}
        const isNew = since(query) as (one: object) => boolean
        return ok({
          tests: tests.filter(isNew),
          reports: reports.filter(isNew),
          prescriptions: prescriptions.filter(isNew),
        })
      }
      default:
        return no(404)
    }
  }
  function answer({ method, path, body }: ReceivedRequest): Answered {
    const [at = '', search = ''] = path.split('?')
    const [kind = '', id, more] = at.split('/').map(decodeURIComponent)
    const query = new URLSearchParams(search)
    if (method === 'GET') {
      if (id === undefined) return list(kind, query)
      return read(more === 'results' ? 'results' : kind, id, query)
    }
    if (id === undefined) return no(405)
    if (method === 'PUT' && kind === 'profiles') return register(id)
    if (method === 'PUT' && kind === 'operations') return book(id, body)
    return method === 'POST' && kind === 'appointments' && more === 'cancel' ? cancel(id) : no(405)
  }
  return {
    schedules,
    slots,
    appointments,
    profiles,
    results,
    files,
    saveSlot,
    saveAppointment,
    answer,
    changed,
  }
}
