import type { ImportedVisit } from '@vizit/contract/shapes/imported-visit.ts'
import { joinFullName } from '@vizit/domain/person/full-name.ts'
import { formatInstant } from '@vizit/domain/time/format-instant.ts'
import type { KnownFacts } from '@vizit/domain/visit-import/match-patient.ts'
import type { z } from 'zod'
import type { Language } from '../../../platform/http/language.ts'
import type { VisitDetails } from '../../visits/public.ts'
import type { Contact } from '../store/contacts.ts'

type PresentedImport = z.output<typeof ImportedVisit>

export const nothingFound: PresentedImport = {
  empty: true,
  alreadyImported: false,
  omId: null,
  order: null,
  patientData: null,
  targetProfile: null,
}

/** A found visit as everybody may see it, without data about the patient. */
export function presentPublic(
  { importedAt }: Contact,
  visit: VisitDetails,
  language: Language,
): PresentedImport {
  const { place } = visit
  return {
    ...nothingFound,
    empty: false,
    alreadyImported: importedAt !== null,
    omId: visit.id,
    order: {
      orderId: visit.id,
      providerCode: place.providerCode,
      physicianId: place.doctorId,
      physicianName: place.doctorName[language],
      photoUrl: place.photoHash && `/api/v2/public/photos/${place.photoHash}`,
      speciality: place.speciality[language],
      branchId: place.branchId,
      branchName: place.branchName[language],
      branchAddress: place.branchAddress[language],
      startDate: formatInstant(visit.startsAt),
      endDate: formatInstant(visit.endsAt),
    },
  }
}

/** The same for the account with the phone of the booking. */
export function presentOwn(
  contact: Contact,
  visit: VisitDetails,
  targetId: string | undefined,
  language: Language,
): PresentedImport {
  return {
    ...presentPublic(contact, visit, language),
    patientData: patientDataOf(contact),
    targetProfile: targetId === undefined ? null : { _id: targetId },
  }
}

function patientDataOf({ patient, email }: Contact): PresentedImport['patientData'] {
  const { birthday, sex } = patient
  return {
    fullNameRu: nameOf(patient),
    emails: email === null ? [] : [{ address: email }],
    birthday,
    sex,
  }
}

function nameOf({ lastName, firstName, middleName }: KnownFacts): string {
  return joinFullName({ lastName: lastName ?? '', firstName: firstName ?? '', middleName }).trim()
}
