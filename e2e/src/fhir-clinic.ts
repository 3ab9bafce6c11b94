import type { Answer } from '@vizit/api-client/calls.ts'
import { DAY_MS } from '@vizit/domain/time/day.ts'
import { addSchedule, addSlots, startFhirServer } from '@vizit/test-kit/fhir/fhir-server.ts'
import { address } from './address.ts'
import { vizit, withFiles } from './vizit.ts'

export type FreeTime = Answer<'listDoctorTimeslots'>[number]

const CODE = 'fhir-e2e'
const DAYS_AHEAD = 10

/** A clinic whose timetable is in its own FHIR server, connected by the operator. */
export async function openFhirClinic() {
  const server = await startFhirServer({ now: () => new Date() })
  addSchedule(server, 'one', 'doctor')
  const day = new Date(Date.now() + DAYS_AHEAD * DAY_MS).toISOString().slice(0, 10)
  addSlots(server, { from: `${day}T07:00:00Z`, count: 3 })
  const files = {
    'clinic.csv': `code,name\n${CODE},Клиника со своим расписанием\n`,
    'branches.csv': 'code,name,town,address,phones\nbranch,Филиал на Немиге,Минск,"ул. Немига, 5",103\n',
    'doctors.csv':
      'code,last_name,first_name,middle_name,adult,children\ndoctor,Орлова,Нина,Львовна,yes,yes\n',
    'assignments.csv': 'doctor,branch,speciality\ndoctor,branch,therapist\n',
    'slots.csv': 'doctor,branch,date,time,minutes\n',
    token: server.token,
  }
  await withFiles(files, async folder => {
    await vizit('import', 'clinic', folder)
    await vizit('provider', 'connect', CODE, server.baseUrl, '--token-file', `${folder}/token`)
  })
  return {
    code: CODE,
    close: server.close,
    befall: server.befall,
    /** The free times that the product offers. */
    freeTimes: () => freeTimes(day),
    /** The start of each active appointment in the clinic's own system. */
    appointments: () =>
      server.resources
        .all('Appointment')
        .filter(({ status }) => status === 'booked')
        .map(({ start }) => new Date(String(start)).getTime()),
    busySlots: () =>
      server.resources
        .all('Slot')
        .filter(({ status }) => status === 'busy')
        .map(({ start }) => new Date(String(start)).getTime()),
  }
}

async function freeTimes(day: string): Promise<FreeTime[]> {
  const base = `${address()}/api/v2/public/booking/${CODE}`
  const doctors = (await (await fetch(`${base}/doctors`)).json()) as Answer<'listDoctors'>
  const [doctor] = doctors
  if (!doctor) return []
  const reply = await fetch(`${base}/doctors/${doctor.id}/timeslots?dateStart=${day}&dateEnd=${day}`)
  return (await reply.json()) as FreeTime[]
}
