import type { Answer } from '@vizit/api-client/calls.ts'
import { visit } from './clinic.ts'

type Found = Answer<'discoverVisits'>[number]

const { orderId, physicianId, physicianName, speciality, branchId, branchName, branchAddress } = visit

/** A visit booked without an account, as the public call returns it. */
export const publicVisit: Found = {
  empty: false,
  alreadyImported: false,
  omId: orderId,
  order: {
    ...{ orderId, physicianId, physicianName, speciality, branchId, branchName, branchAddress },
    providerCode: 'demo',
    photoUrl: null,
    startDate: visit.startDate,
    endDate: visit.endDate,
  },
  patientData: null,
  targetProfile: null,
}

export const noVisit: Found = { ...publicVisit, empty: true, omId: null, order: null }

/** The same for the account whose phone was used; the patient is a woman who is not in the family. */
export const ownVisit = (patient: Partial<NonNullable<Found['patientData']>> = {}): Found => ({
  ...publicVisit,
  patientData: {
    fullNameRu: 'Лось Вера Ильинична',
    birthday: '1990-05-05',
    sex: 'FEMALE',
    emails: [{ address: 'vera@example.org' }],
    ...patient,
  },
})

/** The same for a boy of six who is not in the family. */
export const childsVisit = () =>
  ownVisit({ fullNameRu: 'Лось Ян', birthday: '2020-04-04', sex: 'MALE', emails: [] })
